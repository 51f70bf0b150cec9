import { Link } from 'react-router';
import type { ContentOf } from '#app/content/collections.ts';
import type { Work } from '#app/content/works.ts';
import { filled } from '#app/i18n/filled.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';

/** A work whose weeks are known. */
export type TimedWork = Pick<Work, 'id' | 'path' | 'lang' | 'name' | 'place' | 'delay' | 'sample'> & {
  promised: number;
  real: number;
};

/** The works whose weeks are known, in the order given, with what the section says of them. */
export function timedWorks(works: readonly Work[]): TimedWork[] {
  return works.flatMap(({ id, path, lang, name, place, delay, sample, weeks }) =>
    weeks?.promised && weeks.real
      ? { id, path, lang, name, place, delay, sample, promised: weeks.promised, real: weeks.real }
      : [],
  );
}

/** A dimension line to scale: the weeks promised end at the tick, those it took at the end of the line. */
function DimensionLine({ work: { promised, real }, longest }: { work: TimedWork; longest: number }) {
  const percent = (weeks: number) => `${+((100 * weeks) / longest).toFixed(2)}%`;
  const colour = real > promised ? 'border-oxide' : 'border-ink';
  return (
    <span aria-hidden="true" className="relative mt-2 block h-3">
      <span className={`absolute inset-y-0 left-0 border-l ${colour}`} />
      <span className={`absolute top-1/2 left-0 border-t-2 ${colour}`} style={{ width: percent(real) }} />
      <span className="absolute inset-y-0 border-ink border-l" style={{ left: percent(promised) }} />
    </span>
  );
}

type Props = {
  words: ContentOf<'projects'>['promised'];
  works: readonly TimedWork[];
  /** the page is about these works: late ones say why; what is sample, and on paper the weeks, it says itself */
  portfolio?: boolean;
};

/** For each work the weeks promised and the weeks it took, late ones in colour; renders nothing if no weeks are known. */
export function PromisedAndReal({ words, works, portfolio = false }: Props) {
  const t = useTranslate();
  const longest = Math.max(...works.flatMap(({ promised, real }) => [promised, real]));
  if (works.length === 0) return null;
  const inTime = works.filter(({ promised, real }) => real <= promised).length;
  const lead = (
    <>
      {filled(words.inTime, { inTime, works: works.length })}{' '}
      <span className="type-note block text-steel-600">{t('Semanas, plan / real')}</span>
    </>
  );
  return (
    <div className={portfolio ? 'print:hidden' : undefined}>
      <Section title={words.heading} lead={lead}>
        <ul className={`bleed cells track md:grid-cols-3 print:grid-cols-3 ${portfolio ? 'pb-step-2' : ''}`}>
          {works.map((work) => {
            const isLate = work.real > work.promised;
            return (
              <li key={work.id} className="px-bleed py-3">
                <div className="flex items-baseline justify-between gap-x-4">
                  <Link
                    to={work.path}
                    lang={work.lang}
                    hrefLang={work.lang}
                    className="py-1 font-semibold font-stretch-94% no-underline hover:text-oxide-text hover:underline"
                  >
                    {work.name}
                  </Link>
                  <span
                    className={`flex-none text-small tabular-nums ${isLate ? 'font-semibold text-oxide-text' : 'text-steel-600'}`}
                  >
                    {work.promised} / {work.real}
                  </span>
                </div>
                <DimensionLine work={work} longest={longest} />
                {portfolio && isLate && work.delay && (
                  <p lang={work.lang} className="mt-2 text-small text-steel-800">
                    {work.delay}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
        {!portfolio && works.some(({ sample }) => sample) && <SampleNote className="px-text py-3" />}
      </Section>
    </div>
  );
}
