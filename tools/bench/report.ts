import { LIMITS } from './limits.ts';
import type { Summary } from './summary.ts';

const ms = (figure: number) => figure.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const COLUMNS: [head: string, cell: (summary: Summary) => string][] = [
  ['page', ({ kind }) => kind],
  ['work', ({ work }) => ms(work)],
  ['without scripts', ({ workWithoutScripts }) => ms(workWithoutScripts)],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
  ['blocking', ({ blocking }) => ms(blocking)],
  ['to hydrated', ({ hydration, hydratedByItself }) => (hydratedByItself ? 'by itself' : ms(hydration))],
  ['longest interaction', ({ longestInteraction }) => ms(longestInteraction)],
  ['LCP', ({ largestPaint }) => ms(largestPaint)],
  ['CLS', ({ layoutShift }) => layoutShift.toFixed(3)],
  ['document', ({ bytes }) => kilobytes(bytes.document)],
  ['css', ({ bytes }) => kilobytes(bytes.css)],
  ['js before load', ({ bytes }) => kilobytes(bytes.jsBeforeLoad)],
  ['js', ({ bytes }) => kilobytes(bytes.js)],
  ['font', ({ bytes }) => kilobytes(bytes.font)],
  ['pictures', ({ bytes }) => kilobytes(bytes.picture)],
];

/** One row a kind of page: milliseconds and KB (1,024 bytes) as transferred, without headers. */
export function table(summaries: readonly Summary[]): string {
  const rows = [
    COLUMNS.map(([head]) => head),
    ...summaries.map((summary) => COLUMNS.map(([, cell]) => cell(summary))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = [], ...others] = rows;
  return [head, rule, ...others].map(line).join('\n');
}

type Verdict = { holds: boolean; line: string };

function verdict(name: string, worst: number, most: number, unit: string, where: string): Verdict {
  const holds = worst <= most;
  const figure = `${Number(worst.toPrecision(3))}${unit}`;
  return {
    holds,
    line: `${holds ? 'holds' : 'FAILS'}  ${name}: at most ${most}${unit}, is ${figure}${where}`,
  };
}

/** A figure in milliseconds that does not belong to a kind of page. */
export type Other = { name: string; is: number; most: number };

/** Whether each limit holds, with the kind of page that comes closest to it or exceeds it most. */
export function verdicts(summaries: readonly Summary[], others: readonly Other[]): Verdict[] {
  const ofPages = LIMITS.flatMap(({ name, kind, most, unit, of }) => {
    const held = summaries.filter((summary) => !kind || summary.kind === kind);
    const [worst] = held.toSorted((a, b) => of(b) - of(a));
    if (!worst) return [];
    const tooMuch = held.filter((summary) => of(summary) > most).length;
    const count = tooMuch > 1 ? `, too much on ${tooMuch} of ${held.length}` : '';
    return [verdict(name, of(worst), most, unit, ` (${worst.kind}${count})`)];
  });
  return [...ofPages, ...others.map(({ name, is, most }) => verdict(name, is, most, ' ms', ''))];
}
