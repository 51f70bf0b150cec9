import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#app/site/published-languages.ts';
import { answersIn } from './answers.ts';
import { pageEntries, pageWords } from './page-entries.ts';
import { withPlannerFigures } from './planner-in-text.ts';

vi.mock('./shows-prices.ts', () => ({ showsPrices: () => false }));

describe.each(LANGUAGES)('of a company that shows no prices, in %s,', (language) => {
  test('the calculator is called and described as a calendar', () => {
    const { heading, lead } = pageWords('planner', language);
    expect([heading, lead]).not.toContain(undefined);
    expect(pageEntries().planner.name?.[language]).toBe(pageEntries().planner.withoutPrices?.name[language]);
  });

  test('every answer stays whole, without a figure of the calculator', async () => {
    for (const { html } of await answersIn(language)) expect(html).not.toMatch(/\{\{|<p>\s*<\/p>/);
  });
});

test('a sentence with a figure is left out, a paragraph of nothing else too', () => {
  const text = 'Sí. De {{planner.works.from}} €. Depende.\n\nHasta {{planner.all.to}} €.\n\n- Uno';
  expect(withPlannerFigures(text, 'file', 'es')).toBe('Sí. Depende.\n\n\n- Uno');
});
