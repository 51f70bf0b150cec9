import { describe, expect, test } from 'vitest';
import {
  advantages,
  handover,
  phases,
  price,
  road,
  service,
  suppliers,
  team,
  testimonials,
  wall,
} from '#app/content/collections.ts';
import { planner } from '#app/content/planner.ts';
import { works } from '#app/content/works.ts';
import { translate } from '#app/i18n/translator.ts';
import { DEFAULT_CASE } from '#app/lib/planner/case.ts';
import { costsOf, groupSum } from '#app/lib/planner/costs.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { type PageId, pathFor } from '#app/site/paths.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { documentOf, lettersOf, singleSpaced } from '../support/built-site.ts';

/** Names of things, captions of the film, and Spanish names, which are tested apart. */
const UNREAD = ['id', 'icon', 'logo', 'colour', 'picture', 'proof', 'url', 'lang', 'moment', 'spanish'];

/** All texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => (UNREAD.includes(key) ? [] : textsIn(item)));
}

/** What an owner writes for each page. */
function contentOf(language: Language): [page: PageId, content: unknown][] {
  const { afterwards, languages, abroad } = service(language);
  return [
    ['home', [advantages(language), testimonials(language)]],
    ['about', [team(language), abroad]],
    ['methodology', road(language)],
    ['technology', [wall(language), suppliers(language)]],
    ['phases', [phases(language), handover(language)]],
    ['quote', [afterwards, languages]],
    ['planner', price(language)],
  ];
}

describe.each(PUBLISHED_LANGUAGES)('in %s', (language) => {
  const document = (page: PageId) => documentOf(pathFor(page, language));
  const shown = (page: PageId) => singleSpaced(document(page).querySelector('main')?.textContent);

  test.each(contentOf(language))('the page %s shows every text that is written for it', (page, content) => {
    const texts = textsIn(content);
    expect(texts.length).toBeGreaterThan(5);
    const text = lettersOf(shown(page));
    expect(texts.filter((wanted) => !text.includes(lettersOf(wanted)))).toEqual([]);
  });

  test.each(['quote', 'planner'] as const)('the page %s says once that its data are samples', (page) => {
    const note = 'Datos de muestra en toda la página: la empresa aún no los ha confirmado.';
    expect(shown(page).split(singleSpaced(translate(language, note)))).toHaveLength(2);
  });

  test('the answer on the price says what the calculator says of the house it begins with, and the public figure with its year', () => {
    const answer = document('answers').getElementById('price-per-square-metre')?.closest('details');
    const costs = costsOf(DEFAULT_CASE, planner(language).rates);
    const text = singleSpaced(answer?.textContent);
    for (const amounts of [
      groupSum(costs, 'works').map((cents) => cents / DEFAULT_CASE.area),
      costs.perSquareMetre,
    ])
      for (const cents of [amounts[0], amounts[2]])
        expect(text).toContain(singleSpaced(grouped(Math.round((cents ?? 0) / 1000) * 10, language)));
    expect(answer?.querySelector('.prose')?.textContent).toMatch(/2025[\s\S]*880|880[\s\S]*2025/);
  });

  test('the papers of the handover are named in Spain’s words too', () => {
    const spanish = handover(language).papers.flatMap((paper) => paper.spanish ?? []);
    const named = [...document('phases').querySelectorAll('#entrega [lang=es]')].map(
      ({ textContent }) => textContent,
    );
    expect(named).toEqual(language === 'es' ? [] : spanish);
  });
});

test.each([
  ['methodology', '#antes-de-la-obra', road('es').steps.some(({ sample }) => sample)],
  ['quote', '[aria-labelledby=quote-afterwards]', service('es').afterwards.sample],
  ['phases', '#entrega', handover('es').care.sample],
  ['projects', 'main > section', works('es').some(({ sample }) => sample)],
] as const)('%s says of sample data that it is, and only then', (page, section, sample) => {
  const text = documentOf(pathFor(page, 'es')).querySelector(section)?.textContent ?? '';
  expect(/datos de muestra/i.test(text)).toBe(sample === true);
});
