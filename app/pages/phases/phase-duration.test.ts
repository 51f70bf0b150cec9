import { expect, test } from 'vitest';
import { phases } from '#app/content/collections.ts';
import type { Translate } from '#app/i18n/use-translate.ts';
import { phaseWeeks } from './phase-duration.ts';
import { sumsOfShortest } from './two-bars.tsx';

/** A translator that returns only the values of a text. */
const numbers = ((_, values = {}) => Object.values(values).join('–')) as Translate;

test('the weeks of a phase reach from the shortest course to the longest, and one week alone is said once', () => {
  const all = phases('es');
  const earliest = sumsOfShortest(all);
  expect(all.map((phase, index) => phaseWeeks(numbers, phase, earliest[index] ?? 0))).toEqual([
    '1–2',
    '2–5',
    '4–9',
    '7–13',
    '9–14',
  ]);
  expect(phaseWeeks(numbers, { start: 0, weeks: [1, 1] }, 0)).toBe('1');
});
