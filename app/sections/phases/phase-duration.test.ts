import { expect, test } from 'vitest';
import { phases } from '#app/content/collections.ts';
import type { Translate } from '#app/i18n/use-translate.ts';
import { phaseWeeks } from './phase-duration.ts';

/** Says the numbers of a text and nothing else. */
const numbers = ((_, values = {}) => Object.values(values).join('–')) as Translate;

test('the weeks of the phases follow one another, and one week alone is said once', () => {
  expect(phases('es').map((phase) => phaseWeeks(numbers, phase))).toEqual([
    '1–2',
    '3–5',
    '6–9',
    '10–13',
    '14',
  ]);
});
