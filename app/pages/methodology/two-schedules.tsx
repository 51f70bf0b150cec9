import type { ClaimRange } from '#app/content/claims.ts';
import type { ContentOf, UsualWorks } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { OutsideLink } from '#app/ui/text-link.tsx';

/** Weeks of the scale: a year. */
const YEAR = 52;

const percent = (weeks: number) => `${+((100 * weeks) / YEAR).toFixed(2)}%`;

/** Weeks of a number of months. */
const weeksOf = (months: number) => Math.round((months * YEAR) / 12);

type Props = { words: ContentOf<'methodology'>['schedules']; ours: ClaimRange; usual: UsualWorks };

/** How long a house takes in brick and in steel, one above the other on the same year. */
export function TwoSchedules({ words, ours, usual }: Props) {
  const t = useTranslate();
  const theirs = { from: weeksOf(usual.months.from), to: weeksOf(usual.months.to) };
  const inWeeks = (weeks: number) => t('{{weeks}}\u00a0semanas', { weeks, count: weeks });
  return (
    <section className="track">
      <div className="frame studs pt-step-4 pb-step-3">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <div className="px-text">
          <ol className="border-line-strong border-b [--weeks:repeating-linear-gradient(90deg,var(--color-line)_0_1px,transparent_1px_calc((100%-1px)/52))] max-md:[background:var(--weeks)_bottom/100%_.5rem_no-repeat,repeating-linear-gradient(90deg,var(--color-line)_0_1px,transparent_1px_calc((100%-1px)/4))] md:bg-(image:--weeks)">
            <li className="pt-2 pb-6">
              <Name name={words.usual.title}>
                {t('de {{from}}\u00a0a\u00a0{{to}}\u00a0meses', { ...usual.months })}
              </Name>
              <svg aria-hidden="true" data-weeks={`${theirs.from}-${theirs.to}`} className="h-step-5 w-full">
                <Bar {...theirs} id="usual-hatch" solid="fill-steel-400" line="stroke-steel-400" />
              </svg>
            </li>
            <li className="pb-8">
              <Name name={words.ours.title}>{words.ours.text}</Name>
              <svg
                aria-hidden="true"
                data-weeks={`${ours.from}-${ours.to}`}
                className="h-step-5 w-full overflow-visible"
              >
                <Bar {...ours} id="our-hatch" solid="fill-accent" line="stroke-oxide" />
                <g className="stroke-oxide-text">
                  <line x1={percent(ours.to)} x2={percent(theirs.from)} y1="62%" y2="62%" />
                  <line x1={percent(theirs.from)} x2={percent(theirs.from)} y1="5%" y2="75%" />
                </g>
                <text
                  x={percent((ours.to + theirs.from) / 2)}
                  y="46%"
                  textAnchor="middle"
                  className="fill-oxide-text text-note md:text-large"
                >
                  {inWeeks(theirs.from - ours.to)}
                </text>
              </svg>
            </li>
          </ol>
          <p
            aria-hidden="true"
            className="type-note wrap-anywhere relative grid grid-cols-4 pt-1 text-right text-steel-600 tabular-nums"
          >
            <span className="absolute top-1 left-0">0</span>
            {[13, 26, 39].map((week) => (
              <span key={week} className={week > 26 ? 'max-md:invisible max-3xs:hidden' : ''}>
                <span className="inline-block translate-x-1/2">{week}</span>
              </span>
            ))}
            <span className="max-3xs:col-span-2">{inWeeks(YEAR)}</span>
          </p>
        </div>
        <div className="grid-12 gap-y-4 pt-5">
          <p className="px-text col-span-full max-w-measure-44 text-steel-800 lg:col-span-7">
            {filled(words.text, { fastest: inWeeks(theirs.from) })}
          </p>
          <div className="type-note px-text col-span-full text-steel-600 lg:col-span-5">
            {filled(words.note, { read: usual.read })}
            <p className="mt-1">
              {usual.sources.map(({ name, url }) => (
                <OutsideLink key={url} href={url} className="mr-4">
                  {name}
                </OutsideLink>
              ))}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Name and duration, above a bar. */
function Name({ name, children }: { name: string; children: string }) {
  return (
    <h3 className="mb-2 flex w-fit flex-wrap items-baseline gap-x-2 bg-paper pr-2">
      <span className="type-h3">{name}</span>{' '}
      <span className="whitespace-nowrap text-steel-800 tabular-nums">{children}</span>
    </h3>
  );
}

/** Solid for the shortest time, hatched up to the longest. */
function Bar({
  from,
  to,
  id,
  solid,
  line,
}: {
  from: number;
  to: number;
  id: string;
  solid: string;
  line: string;
}) {
  return (
    <>
      <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M.75 0v9" strokeWidth="1.5" className={line} />
      </pattern>
      <rect
        x={percent(from)}
        width={percent(to - from)}
        height="100%"
        fill={`url(#${id})`}
        strokeWidth="1.5"
        className={line}
      />
      <rect width={percent(from)} height="100%" className={solid} />
    </>
  );
}
