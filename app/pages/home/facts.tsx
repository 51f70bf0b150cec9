import { Link } from 'react-router';
import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { pathFor } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  words: ContentOf<'home'>['facts'];
  /** what the number of people counts */
  professionals: string;
};

/**
 * Four figures that the first screen does not give: time saved, recyclable steel, people, days to an answer. None is a
 * duration of works: the first screen gives the one that counts.
 */
export function Facts({ words, professionals }: Props) {
  const language = useLanguage();
  const people = { ...words.people, meaning: professionals, to: pathFor('about', language) };
  const facts: { figure: string; unit?: string; meaning: string; to?: string }[] = [
    words.time,
    words.steel,
    people,
    words.answer,
  ];
  return (
    <div className="frame studs">
      <dl className="bleed cells track grid-cols-2 max-3xs:grid-cols-1 md:grid-cols-4">
        {facts.map(({ figure, unit, meaning, to }) => (
          <div
            key={meaning}
            className="px-bleed flex flex-col-reverse justify-end gap-2 pt-step-1 pb-step-2 3xs:max-md:odd:pr-3 3xs:max-md:even:pl-4"
          >
            <dt className="wrap-anywhere max-w-measure-20 text-balance text-small text-steel-800 leading-text lg:text-base">
              {to ? (
                <Link to={to} className="-my-1 inline-block py-1 no-underline hover:underline">
                  {meaning} <Icon name="arrow" className="ml-1 inline-block w-em text-oxide-text" />
                </Link>
              ) : (
                meaning
              )}
            </dt>
            <dd className="type-figure whitespace-nowrap max-3xs:whitespace-normal tabular-nums">
              {displayFigure(figure)}
              {unit && <small>&nbsp;{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
