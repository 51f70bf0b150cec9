import { describe, expect, test } from 'vitest';
import { translate } from '#app/i18n/translator.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { documentOf } from '../support/built-site.ts';

// The sums of the example in the document; app/lib/planner/planner.test.ts counts those of every case.

/** The amount in each part of a text, in whole euros. */
const amountsIn = (text: string | null | undefined, between: string) =>
  (text ?? '').split(between).map((part) => Number(part.replace(/\D/g, '')));
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.each(PUBLISHED_LANGUAGES)('in %s', (language) => {
  const page = documentOf(pathFor('planner', language));

  test('the largest sum of the payments says that the reserve is not in it', () => {
    const largest = page.querySelector('.plan-stairs > span')?.textContent;
    expect(largest).toContain(translate(language, 'sin imprevistos'));
  });

  test('the end of the payments and the reserve come to the typical sum at the top', () => {
    const end = [...page.querySelectorAll('.plan-stairs text')].at(-1)?.textContent;
    expect(end).toContain(translate(language, 'de imprevistos'));
    const amounts = amountsIn(end, '+');
    expect(amounts).toHaveLength(2);
    expect([sum(amounts)]).toEqual(
      amountsIn(page.querySelector('.plan-scale')?.getAttribute('aria-label'), '+'),
    );
  });

  test('the payments are added up before the works, for them and after them', () => {
    const groups = [...page.querySelectorAll('[aria-labelledby=pagos] tbody')];
    expect(groups).toHaveLength(3);
    for (const group of groups) {
      const ranges = [...group.querySelectorAll('td:last-child')].map((cell) =>
        amountsIn(cell.textContent, '–'),
      );
      const [whole = [], ...parts] = ranges;
      expect(parts.length).toBeGreaterThan(1);
      for (const end of [0, 1]) expect(sum(parts.map((part) => part[end] ?? 0))).toBe(whole[end]);
    }
  });
});
