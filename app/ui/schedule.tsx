import { Link } from 'react-router';
import { runningSums } from '#app/lib/running-sums.ts';

const RULES =
  'bg-[repeating-linear-gradient(90deg,var(--color-line)_0_1px,transparent_1px_calc(100%/var(--schedule-weeks)))] on-night:bg-[repeating-linear-gradient(90deg,rgb(246_243_236/.12)_0_1px,transparent_1px_calc(100%/var(--schedule-weeks)))]';

/**
 * Classes for the grid of weeks. Tailwind CSS finds only whole names, and here only pages with a schedule get their rules.
 * MOST_WEEKS in app/content/schema/schedule.ts must not exceed these lists.
 */
const STARTS =
  'col-start-1 col-start-2 col-start-3 col-start-4 col-start-5 col-start-6 col-start-7 col-start-8 col-start-9 col-start-10 col-start-11 col-start-12 col-start-13 col-start-14 col-start-15 col-start-16 col-start-17 col-start-18 col-start-19 col-start-20 col-start-21 col-start-22 col-start-23 col-start-24 col-start-25 col-start-26 col-start-27 col-start-28 col-start-29 col-start-30'.split(
    ' ',
  );
const SPANS =
  'col-span-1 col-span-2 col-span-3 col-span-4 col-span-5 col-span-6 col-span-7 col-span-8 col-span-9 col-span-10 col-span-11 col-span-12'.split(
    ' ',
  );
const LABEL_STARTS =
  'lg:col-start-1 lg:col-start-2 lg:col-start-3 lg:col-start-4 lg:col-start-5 lg:col-start-6 lg:col-start-7 lg:col-start-8 lg:col-start-9 lg:col-start-10 lg:col-start-11 lg:col-start-12 lg:col-start-13 lg:col-start-14 lg:col-start-15 lg:col-start-16 lg:col-start-17 lg:col-start-18 lg:col-start-19 lg:col-start-20 lg:col-start-21 lg:col-start-22 lg:col-start-23 lg:col-start-24 lg:col-start-25 lg:col-start-26 lg:col-start-27 lg:col-start-28 lg:col-start-29 lg:col-start-30'.split(
    ' ',
  );
const LABEL_ENDS =
  'lg:col-end-1 lg:col-end-2 lg:col-end-3 lg:col-end-4 lg:col-end-5 lg:col-end-6 lg:col-end-7 lg:col-end-8 lg:col-end-9 lg:col-end-10 lg:col-end-11 lg:col-end-12 lg:col-end-13 lg:col-end-14 lg:col-end-15 lg:col-end-16 lg:col-end-17 lg:col-end-18 lg:col-end-19 lg:col-end-20 lg:col-end-21 lg:col-end-22 lg:col-end-23 lg:col-end-24 lg:col-end-25 lg:col-end-26 lg:col-end-27 lg:col-end-28 lg:col-end-29 lg:col-end-30'.split(
    ' ',
  );

export type ScheduleRow = {
  name: string;
  duration: string;
  /** weeks before it starts */
  start: number;
  /** shortest and longest duration in weeks */
  weeks: readonly [number, number];
  to: string;
};

/** Week in which a row ends at the latest. */
function endOf({ start, weeks }: Pick<ScheduleRow, 'start' | 'weeks'>): number {
  return start + weeks[1];
}

type Props = { rows: readonly ScheduleRow[]; total: string; shortest: string; longest: string };

const WEEKS = 'grid grid-cols-[repeat(var(--schedule-weeks),minmax(0,1fr))]';

/**
 * The two bars of a phase: above, solid, if all phases take their shortest; below, hatched, if all take their longest.
 * Over all rows each kind forms a staircase of its own, which ends where the dimension line says.
 */
export function TwoBars({
  earliest,
  start,
  weeks: [least, most],
}: Pick<ScheduleRow, 'start' | 'weeks'> & { earliest: number }) {
  return (
    <span aria-hidden="true" className={`absolute inset-0 ${WEEKS} grid-rows-2 gap-y-[.2rem]`}>
      <span className={`${STARTS[earliest]} ${SPANS[least - 1]} row-start-1 rounded-[1px] bg-oxide`} />
      <span className={`hatch ${STARTS[start]} ${SPANS[most - 1]} row-start-2`} />
    </span>
  );
}

/** Weeks before each row, and after the last, if all take their shortest. */
export function sumsOfShortest(rows: readonly Pick<ScheduleRow, 'weeks'>[]): number[] {
  return runningSums(rows.map(({ weeks: [least] }) => least));
}

/** The construction schedule to scale: one row a phase, one division a week. */
export function Schedule({ rows, total, shortest, longest }: Props) {
  const weeks = Math.max(...rows.map(endOf));
  const sums = sumsOfShortest(rows);
  const least = sums.at(-1) ?? 0;
  return (
    <div>
      <div
        aria-hidden="true"
        className="grid auto-cols-fr grid-flow-col font-stretch-88% text-[.75rem] text-steel-600 tabular-nums leading-none on-night:text-steel-200 lg:text-note"
      >
        {Array.from({ length: weeks }, (_, week) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are their numbers
            key={week}
            className="border-line-strong border-l py-[.2rem] pb-[.35rem] pl-[.15rem] on-night:border-line-night lg:pl-[.4rem]"
          >
            {week + 1}
          </span>
        ))}
      </div>
      <ol className={`grid border-line-strong border-t on-night:border-line-night ${RULES}`}>
        {rows.map((row, index) => (
          <li key={row.name} className="border-line border-b on-night:border-[rgb(246_243_236/.12)]">
            <Link
              to={row.to}
              className="relative flex min-h-[4.1rem] flex-col justify-between gap-[.1rem] py-[.6rem] no-underline transition-colors duration-200 hover:bg-oxide/8 lg:block lg:h-14 lg:min-h-0"
            >
              <span className="relative order-2 h-6 lg:absolute lg:inset-x-0 lg:inset-y-[.55rem] lg:h-auto">
                <TwoBars {...row} earliest={sums[index] ?? 0} />
              </span>
              <ScheduleLabel {...row} earliest={sums[index] ?? 0} total={weeks} />
            </Link>
          </li>
        ))}
      </ol>
      <Dimension least={`${+((100 * least) / weeks).toFixed(2)}%`} />
      <div className="type-note flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-2 text-steel-600 on-night:text-steel-200">
        <span className="font-medium text-body text-ink tabular-nums on-night:text-paper">{total}</span>
        <span className="flex flex-wrap gap-6">
          <span className="inline-flex items-center gap-2">
            <i aria-hidden="true" className="h-[.7rem] w-[1.6rem] border-[1.5px] border-oxide bg-oxide" />
            {shortest}
          </span>
          <span className="inline-flex items-center gap-2">
            <i aria-hidden="true" className="hatch h-[.7rem] w-[1.6rem]" />
            {longest}
          </span>
        </span>
      </div>
    </div>
  );
}

/** All phases together, as a dimension line: solid for the shortest duration, broken up to the longest. */
function Dimension({ least }: { least: string }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-4 block h-3.5 w-full overflow-visible stroke-[1.5] stroke-ink on-night:stroke-paper"
    >
      <path d="M0 0V14" />
      <line x2={least} y1="7" y2="7" />
      <line x1={least} x2={least} y2="14" />
      <line x1={least} x2="100%" y1="7" y2="7" strokeDasharray="5 4" />
      <line x1="100%" x2="100%" y2="14" />
    </svg>
  );
}

/** Name and duration, after the bars or, where there is no room, before them. Above them on small screens. */
function ScheduleLabel({
  name,
  duration,
  start,
  earliest,
  weeks,
  total,
}: ScheduleRow & { earliest: number; total: number }) {
  const end = endOf({ start, weeks });
  const before = end / total > 0.65;
  return (
    <span className="font-stretch-92% text-small leading-[1.2] lg:absolute lg:inset-0 lg:grid lg:grid-cols-[repeat(var(--schedule-weeks),minmax(0,1fr))] lg:items-center lg:text-base lg:leading-[1.2]">
      <span
        className={`bg-paper on-night:bg-night lg:row-start-1 lg:whitespace-nowrap lg:py-[.15rem] ${
          before
            ? `lg:col-start-1 lg:mr-[.9rem] lg:justify-self-end lg:pl-[.4rem] ${LABEL_ENDS[earliest]}`
            : `lg:ml-[.9rem] lg:justify-self-start lg:pr-[.4rem] ${LABEL_STARTS[end]}`
        }`}
      >
        <b className="font-semibold">{name}</b>{' '}
        <span className="ml-[.15em] whitespace-nowrap text-steel-600 tabular-nums on-night:text-steel-200">
          {duration}
        </span>
      </span>
    </span>
  );
}
