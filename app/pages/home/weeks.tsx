import { useEffect, useState } from 'react';
import type { ContentOf, Phase } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { weekdayIn } from '#app/i18n/format-date.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { keysDay, nextStart } from './keys-date.ts';

type Props = {
  words: ContentOf<'home'>['weeks'];
  phases: readonly Pick<Phase, 'start' | 'weeks'>[];
};

/** Places among the five phases after which something can be seen from the street: slab, frame, closed house, keys. */
const MILESTONES = [0, 1, 2, 4];

/**
 * The weeks of a family house on one line, to scale from 768 px, if every phase takes its longest. In the browser, a date
 * too: documents are older than the visit.
 */
export function Weeks({ words, phases }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  const ends = MILESTONES.flatMap((index) => phases[index] ?? []).map(({ start, weeks }) => start + weeks[1]);
  const columns = ends.map((end, index) => `${end - (ends[index - 1] ?? 0)}fr`).join(' ');
  const start = today && nextStart(today);
  return (
    <div className="track pb-step-1">
      <ol style={{ '--weeks': columns }} className="bleed grid grid-cols-2 md:grid-cols-(--weeks)">
        {ends.map((end, index) => (
          <li
            key={end}
            className="border-oxide border-t-2 border-r px-bleed pt-2 pb-3 text-small leading-snug md:text-right md:px-3"
          >
            <span className="block text-steel-600 tabular-nums">{t('Semana {{week}}', { week: end })}</span>
            <span className="block font-semibold font-stretch-94%">{words.milestones[index]}</span>
          </li>
        ))}
      </ol>
      <div className="px-text pt-1">
        {/* As high without the date, which comes with the scripts. */}
        <p className="min-h-[4lh] text-balance text-small xs:min-h-[3lh] sm:min-h-[2lh] sm:text-base xl:min-h-lh">
          {start &&
            filled(words.dated, {
              start: weekdayIn(language, start),
              keys: weekdayIn(language, keysDay(start, Math.max(...ends))),
            })}
        </p>
        {/* Empty where the owner shows no prices. */}
        {words.price && <p className="pb-1 text-balance text-small sm:text-base">{words.price}</p>}
        <TextLink to={pathFor('planner', language)} className="lg:hidden">
          {t('Tu calendario, con tus datos')}
        </TextLink>
      </div>
    </div>
  );
}
