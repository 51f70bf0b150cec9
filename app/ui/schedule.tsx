import { Link } from 'react-router';
import { runningSums } from '#app/lib/running-sums.ts';

export type ScheduleRow = {
  name: string;
  duration: string;
  /** weeks before it starts */
  start: number;
  /** shortest and longest duration in weeks */
  weeks: readonly [number, number];
  to: string;
};

function percent(weeks: number, total: number): string {
  return `${+((100 * weeks) / total).toFixed(2)}%`;
}

/** Week in which a row ends at the latest. */
function endOf({ start, weeks }: Pick<ScheduleRow, 'start' | 'weeks'>): number {
  return start + weeks[1];
}

type Props = { rows: readonly ScheduleRow[]; total: string; shortest: string; longest: string };

/**
 * The two bars of a phase: above, solid, if all phases take their shortest; below, hatched, if all take their longest.
 * Over all rows each kind forms a staircase of its own, which ends where the dimension line says.
 */
export function TwoBars({
  earliest,
  start,
  weeks: [least, most],
  total,
}: Pick<ScheduleRow, 'start' | 'weeks'> & { earliest: number; total: number }) {
  const place = (before: number, weeks: number) => ({
    marginLeft: percent(before, total),
    width: percent(weeks, total),
  });
  return (
    <span aria-hidden="true" className="absolute inset-0 grid grid-rows-2 gap-y-1">
      <span className="rounded-tag bg-oxide" style={place(earliest, least)} />
      <span className="hatch" style={place(start, most)} />
    </span>
  );
}

/** Weeks after the last row, if all take their longest. */
export function weeksInAll(rows: readonly Pick<ScheduleRow, 'start' | 'weeks'>[]): number {
  return Math.max(...rows.map(endOf));
}

/** Weeks before each row, and after the last, if all take their shortest. */
export function sumsOfShortest(rows: readonly Pick<ScheduleRow, 'weeks'>[]): number[] {
  return runningSums(rows.map(({ weeks: [least] }) => least));
}

/** The construction schedule to scale: one row a phase, one division a week. */
export function Schedule({ rows, total, shortest, longest }: Props) {
  const weeks = weeksInAll(rows);
  const sums = sumsOfShortest(rows);
  const least = sums.at(-1) ?? 0;
  return (
    <div>
      <div
        aria-hidden="true"
        className="grid auto-cols-fr grid-flow-col font-stretch-88% text-tiny text-steel-600 tabular-nums leading-none on-night:text-steel-200 lg:text-note"
      >
        {Array.from({ length: weeks }, (_, week) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are their numbers
            key={week}
            className="wrap-normal border-line-strong border-l py-1 pb-1.5 pl-0.5 max-3xs:even:text-transparent on-night:border-line-night lg:pl-1.5"
          >
            {week + 1}
          </span>
        ))}
      </div>
      <ol
        className="weeks-(--weeks-in-all) grid border-line-strong border-t on-night:border-line-night"
        style={{ '--weeks-in-all': weeks }}
      >
        {rows.map((row, index) => (
          <li key={row.name} className="border-line border-b on-night:border-line-night">
            <Link
              to={row.to}
              className="relative flex min-h-16.5 flex-col justify-between gap-0.5 py-2.5 no-underline transition-colors duration-200 hover:bg-oxide/8 lg:block lg:h-14 lg:min-h-0"
            >
              <span className="relative order-2 h-6 lg:absolute lg:inset-x-0 lg:inset-y-2 lg:h-auto">
                <TwoBars {...row} earliest={sums[index] ?? 0} total={weeks} />
              </span>
              <ScheduleLabel {...row} earliest={sums[index] ?? 0} total={weeks} />
            </Link>
          </li>
        ))}
      </ol>
      <Dimension least={percent(least, weeks)} />
      <div className="type-note flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-2 text-steel-600 on-night:text-steel-200">
        <span className="font-medium text-body text-ink tabular-nums on-night:text-paper">{total}</span>
        <span className="flex flex-wrap gap-6">
          <span className="inline-flex items-center gap-2">
            <i aria-hidden="true" className="h-3 w-6.5 border border-oxide bg-oxide" />
            {shortest}
          </span>
          <span className="inline-flex items-center gap-2">
            <i aria-hidden="true" className="hatch h-3 w-6.5" />
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
      className="mt-4 block h-3.5 w-full overflow-visible stroke-thin stroke-ink on-night:stroke-paper"
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
    <span className="font-stretch-92% text-small leading-tight lg:absolute lg:inset-0 lg:text-base lg:leading-tight">
      <span
        className={`lg:-translate-y-1/2 bg-paper on-night:bg-night lg:absolute lg:top-1/2 lg:whitespace-nowrap lg:py-0.5 ${
          before ? 'lg:mr-3.5 lg:pl-1.5' : 'lg:ml-3.5 lg:pr-1.5'
        }`}
        style={before ? { right: percent(total - earliest, total) } : { left: percent(end, total) }}
      >
        <b className="font-semibold">{name}</b>{' '}
        <span className="ml-0.5 whitespace-nowrap text-steel-600 tabular-nums on-night:text-steel-200">
          {duration}
        </span>
      </span>
    </span>
  );
}
