import { expect, test } from 'vitest';
import { translate } from '#app/i18n/translator.ts';
import type { Translate } from '#app/i18n/use-translate.ts';
import { weeksInWords } from './plan-words.ts';

const t: Translate = (key, values) => translate('es', key, values);

test('a duration whose shortest and longest are the same is said once', () => {
  expect(weeksInWords(t, [4, 4])).toBe('4\u00a0semanas');
  expect(weeksInWords(t, [1, 1])).toBe('1\u00a0semana');
  expect(weeksInWords(t, [4, 6])).toBe('4–6\u00a0semanas');
});
