import type { ContentOf } from '#app/content/collections.ts';
import type { Work } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { Category } from '#app/sections/works/filter-categories.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { weeksRange } from './group-facts.ts';

type Props = {
  /** the label of its link, and for homes why they took longer than a house of average size */
  words: ContentOf<'projects'>['groups'][Category];
  id: string;
  heading: string;
  works: readonly Pick<Work, 'weeks'>[];
  /** weeks that a house of average size takes at most */
  houseWeeks: number;
  /** address of the calculator with the group's kind of building */
  calculator: string;
};

/** Head of a group of works: the weeks they took, and a link to the calculator. */
export function GroupHead({ words, id, heading, works, houseWeeks, calculator }: Props) {
  const t = useTranslate();
  const weeks = weeksRange(works);
  return (
    <div className="grid-12 items-center gap-y-2 pt-step-2 pb-4">
      <h2 id={id} className="type-h2-side px-text col-span-full lg:col-span-7">
        {heading}
      </h2>
      <div className="px-text col-span-full lg:col-span-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          {weeks && (
            <span className="font-medium tabular-nums">
              {t('{{weeks}}\u00a0semanas de obra', {
                weeks: [...new Set(weeks)].join('–'),
                count: weeks[1],
              })}
            </span>
          )}
          {'note' in words && weeks && weeks[0] > houseWeeks && (
            <p className="basis-full text-pretty text-base text-steel-800 lg:order-last lg:mt-1">
              {words.note}
            </p>
          )}
          <TextLink to={calculator} className="scroll-mt-14 text-base">
            {words.link}
          </TextLink>
        </div>
      </div>
    </div>
  );
}
