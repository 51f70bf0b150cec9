import { describe, expect, test } from 'vitest';
import { setTypography } from '#app/content/typography.ts';
import { translatorOf } from '#app/i18n/translator.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { usedKeys } from '#tools/i18n/keys.ts';
import { readDictionary } from '#tools/i18n/sources.ts';
import { numbersIn, placeholdersIn, spanishLeftIn } from '../support/text.ts';

const FORM = /_(one|few|many)$/;
const keys = usedKeys();
const withForms = Object.keys(readDictionary(DEFAULT_LANGUAGE)).map((key) => key.replace(FORM, ''));
const translated = PUBLISHED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

test('every text, dots, colons and all, translates into itself in Spanish', () => {
  expect(keys.filter((key) => translatorOf(DEFAULT_LANGUAGE).t(key) !== key)).toEqual([]);
});

test('the Spanish texts have the quotation marks, dashes and no-break spaces of the language', () => {
  const spanish = [...keys, ...Object.values(readDictionary(DEFAULT_LANGUAGE))];
  expect(spanish.filter((text) => setTypography(text, DEFAULT_LANGUAGE) !== text)).toEqual([]);
});

describe.each(translated)('the dictionary of %s', (language) => {
  const dictionary = readDictionary(language);
  const entries = Object.entries(dictionary);

  test('has every text that is used, with the forms that a number before its noun asks for, and none that is not', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = pluralCategories.includes('few') ? ['_one', '_few', '_many'] : ['_one'];
    const expected = [...keys, ...withForms.flatMap((key) => forms.map((form) => key + form))];
    expect(Object.keys(dictionary).sort()).toEqual(expected.sort());
  });

  test('gives each of them, dots, colons and all', () => {
    const { t } = translatorOf(language);
    expect(keys.filter((key) => t(key) !== dictionary[key])).toEqual([]);
  });

  test('has no blank and no stray space', () => {
    expect(entries.filter(([, value]) => value.trim() === '' || value !== value.trim())).toEqual([]);
  });

  test('has the quotation marks, dashes and no-break spaces of the language', () => {
    expect(entries.filter(([, value]) => setTypography(value, language) !== value)).toEqual([]);
  });

  test('keeps every value, mark and number, and has no Spanish left', () => {
    for (const [key, value] of entries) {
      expect(placeholdersIn(value), value).toEqual(placeholdersIn(key));
      expect(numbersIn(value), value).toEqual(numbersIn(key));
      expect(spanishLeftIn(value, language), value).toEqual([]);
    }
  });
});

const WEEKS = '{{weeks}}\u00a0semanas de obra';

test.each([
  ['es', 'semana', 'semanas', 'semanas', 'semanas'],
  ['en', 'week', 'weeks', 'weeks', 'weeks'],
  ['it', 'settimana', 'settimane', 'settimane', 'settimane'],
  ['de', 'Woche', 'Wochen', 'Wochen', 'Wochen'],
  ['pl', 'tydzień', 'tygodnie', 'tygodni', 'tygodnie'],
  ['pt', 'semana', 'semanas', 'semanas', 'semanas'],
] as const)('%s has the form of the noun that 1, 3, 12 and 16–34 take', (language, ...nouns) => {
  const { t } = translatorOf(language);
  const said = [[1], [3], [12], [16, 34]].map((weeks) =>
    t(WEEKS, { weeks: weeks.join('–'), count: weeks.at(-1) ?? 0 }),
  );
  said.forEach((text, index) => {
    expect(text).toMatch(new RegExp(`\\d\\s${nouns[index]}\\s`));
  });
});
