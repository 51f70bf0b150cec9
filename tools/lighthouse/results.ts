/** Results of Lighthouse, as sentences and tables. */

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const KINDS = ['document', 'style', 'script', 'font', 'picture'] as const;

type Category = (typeof CATEGORIES)[number];
export type Kind = (typeof KINDS)[number];

/** First and largest contentful paint, total blocking time in milliseconds; cumulative layout shift. */
export type Figures = Record<'fcp' | 'lcp' | 'tbt' | 'cls', number>;

/** An audit that cost its category points. */
export type Miss = { category: Category; audit: string; points: number; said: string; place: string };

export type Run = {
  /** 0 to 100 */
  scores: Record<Category, number>;
  figures: Figures;
  /** as they were transferred, headers too */
  bytes: Record<Kind | 'total', number>;
  misses: Miss[];
  /** of Lighthouse */
  version: string;
};

/** An address, with one run that stands for all of its runs. */
export type Measured = {
  address: string;
  /** how many were made */
  runs: number;
  /** work waiting for a processor when it was begun: the load average of the last minute */
  load: number;
  run: Run;
};

/**
 * The median run by performance score and, among equal ones, by its times. Its figures belong together, as separate
 * medians would not. Every other category has the lowest score of any run, with its reasons: a fault in one run is a
 * fault.
 * @throws if `runs` is empty
 */
export function medianRun(runs: readonly Run[]): Run {
  const [first] = runs;
  if (!first) throw new Error('no run to choose from');
  const slowness = ({ scores, figures }: Run) =>
    -1e6 * scores.performance + figures.lcp + figures.tbt + figures.fcp;
  const sorted = [...runs].sort((a, b) => slowness(a) - slowness(b));
  const median = sorted[Math.floor((runs.length - 1) / 2)] ?? first;
  const others = CATEGORIES.filter((category) => category !== 'performance');
  const worst = new Map<Category, Run>(
    others.map((category) => [
      category,
      runs.reduce((low, run) => (run.scores[category] < low.scores[category] ? run : low), median),
    ]),
  );
  const taken = (category: Category) => worst.get(category) ?? median;
  return {
    ...median,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, taken(category).scores[category]]),
    ) as Run['scores'],
    misses: CATEGORIES.flatMap((category) =>
      taken(category).misses.filter((miss) => miss.category === category),
    ),
  };
}

/**
 * Whether the median score is settled: more than half of all runs have 100 in every category.
 * @param runs those that were made
 * @param most how many there are to be
 */
export function isSettled(runs: readonly Run[], most: number): boolean {
  const full = runs.filter(({ scores }) => CATEGORIES.every((category) => scores[category] === 100));
  return full.length > most / 2;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** One row an address: its four scores, its figures, its bytes by kind in KB. */
export function table(measured: readonly Measured[]): string {
  const heads = ['address', 'perf.', 'access.', 'best pr.', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'];
  const rows = measured.map(({ address, run: { scores, figures, bytes } }) => [
    address,
    ...CATEGORIES.map((category) => String(scores[category])),
    seconds(figures.fcp),
    seconds(figures.lcp),
    `${Math.round(figures.tbt)} ms`,
    String(Number(figures.cls.toFixed(3))),
    ...[...KINDS, 'total' as const].map((kind) => kilobytes(bytes[kind])),
  ]);
  return [
    row([...heads, ...KINDS, 'total']),
    row(['---', ...[...heads.slice(1), ...KINDS, 'total'].map(() => '---:')]),
    ...rows.map(row),
  ].join('\n');
}

/** How many addresses have 100 in each category, and the lowest score of the others. */
export function summary(measured: readonly Measured[]): string[] {
  return CATEGORIES.map((category) => {
    const scores = measured.map(({ run }) => run.scores[category]);
    const full = scores.filter((score) => score === 100).length;
    const rest = full < scores.length ? `, lowest ${Math.min(...scores)}` : '';
    return `${category}: 100 at ${full} of ${scores.length} addresses${rest}`;
  });
}

function explain({ audit, points, said, place }: Miss): string {
  const where = place ? ` at \`${place}\`` : '';
  return `${audit} ${said}${where} (−${points.toFixed(1)})`.replace(/ {2,}/g, ' ');
}

/** One line for each address and category below 100, with the audits that cost points. */
export function misses(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ address, run }) =>
    CATEGORIES.filter((category) => run.scores[category] < 100).map((category) => {
      const reasons = run.misses.filter((miss) => miss.category === category).map(explain);
      return `${address}: ${category} ${run.scores[category]}: ${reasons.join('; ')}`;
    }),
  );
}
