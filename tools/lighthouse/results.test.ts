import { describe, expect, test } from 'vitest';
import { isSettled, type Measured, medianRun, misses, type Run, summary, table } from './results.ts';

function run(performance: number, changes: Partial<Run> = {}): Run {
  return {
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
    figures: { fcp: 912, lcp: 1_740, tbt: 12.4, cls: 0 },
    bytes: { document: 20_480, style: 0, script: 102_400, font: 1_024, picture: 512, total: 126_976 },
    misses: [],
    version: '13.5.0',
    ...changes,
  };
}

function measured(address: string, of: Run): Measured {
  return { address, runs: 3, load: 1, run: of };
}

const lost = (category: Run['misses'][number]['category'], audit: string, points: number) => ({
  category,
  audit,
  points,
  said: '',
  place: '',
});

describe('medianRun', () => {
  test('takes the run whose performance is in the middle, with the figures that belong to it', () => {
    const runs = [99, 91, 95].map((score) => run(score, { figures: { fcp: score, lcp: 1, tbt: 1, cls: 0 } }));
    expect(medianRun(runs)).toMatchObject({ scores: { performance: 95 }, figures: { fcp: 95 } });
  });

  test('chooses among equal scores by what delays most', () => {
    const runs = [1_900, 1_500, 1_700].map((lcp) => run(100, { figures: { fcp: 1, lcp, tbt: 0, cls: 0 } }));
    expect(medianRun(runs).figures.lcp).toBe(1_700);
  });

  test('takes the better one of two, not none', () => {
    expect(medianRun([run(90), run(98)]).scores.performance).toBe(98);
  });

  test('keeps what only one run found wrong with accessibility', () => {
    const flawed = run(80, {
      scores: { ...run(80).scores, accessibility: 96 },
      misses: [lost('performance', 'total-blocking-time', 20), lost('accessibility', 'color-contrast', 4)],
    });
    const median = medianRun([run(100), flawed, run(99)]);
    expect(median.scores).toMatchObject({ performance: 99, accessibility: 96 });
    expect(median.misses.map(({ audit }) => audit)).toEqual(['color-contrast']);
  });

  test('refuses to stand for no run', () => {
    expect(() => medianRun([])).toThrow('no run');
  });
});

test('the median is settled when more than half of all runs have full scores in every category', () => {
  const flawed = run(100, { scores: { ...run(100).scores, seo: 92 } });
  expect(isSettled([run(100), run(100), run(99), flawed], 5)).toBe(false);
  expect(isSettled([run(99), flawed, run(100), run(100), run(100)], 5)).toBe(true);
  expect(isSettled([run(100)], 2)).toBe(false);
});

test('the table has a row an address, seconds, milliseconds and KB', () => {
  const [, rule, row] = table([measured('/blog', run(98))]).split('\n');
  expect(row).toBe(
    '| /blog | 98 | 100 | 100 | 100 | 0.9 s | 1.7 s | 12 ms | 0 | 20.0 | 0.0 | 100.0 | 1.0 | 0.5 | 124.0 |',
  );
  expect(rule?.split('|')).toHaveLength(row?.split('|').length ?? 0);
});

test('the summary counts full scores and names the lowest of the others', () => {
  const lines = summary([measured('/', run(100)), measured('/a', run(97)), measured('/b', run(99))]);
  expect(lines[0]).toBe('performance: 100 at 1 of 3 addresses, lowest 97');
  expect(lines[1]).toBe('accessibility: 100 at 3 of 3 addresses');
});

test('a miss is told with what cost its points, and a full score is not told', () => {
  const flawed = run(97, {
    misses: [
      { ...lost('performance', 'total-blocking-time', 2.46), said: '180 ms' },
      { ...lost('performance', 'largest-contentful-paint', 0.5), said: '1.9 s', place: 'h1' },
    ],
  });
  expect(misses([measured('/', run(100)), measured('/a', flawed)])).toEqual([
    '/a: performance 97: total-blocking-time 180 ms (−2.5); largest-contentful-paint 1.9 s at `h1` (−0.5)',
  ]);
});
