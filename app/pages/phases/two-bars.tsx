import { runningSums } from '#app/lib/running-sums.ts';

type Bars = {
  /** weeks before it starts */
  start: number;
  /** shortest and longest duration in weeks */
  weeks: readonly [number, number];
};

function percent(weeks: number, total: number): string {
  return `${+((100 * weeks) / total).toFixed(2)}%`;
}

/** Week in which a row ends at the latest. */
function endOf({ start, weeks }: Bars): number {
  return start + weeks[1];
}

/**
 * The two bars of a phase: above, solid, if all phases take their shortest; below, hatched, if all take their longest.
 * Over all rows each kind forms a staircase of its own, which ends where the dimension line says.
 */
export function TwoBars({
  earliest,
  start,
  weeks: [least, most],
  total,
}: Bars & { earliest: number; total: number }) {
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
export function weeksInAll(rows: readonly Bars[]): number {
  return Math.max(...rows.map(endOf));
}

/** Weeks before each row, and after the last, if all take their shortest. */
export function sumsOfShortest(rows: readonly Pick<Bars, 'weeks'>[]): number[] {
  return runningSums(rows.map(({ weeks: [least] }) => least));
}
