import { describe, expect, test } from 'vitest';
import { finishedDictionary, finishedKey } from '#app/content/interface.ts';
import { createI18nextTranslator } from '#app/i18n/i18next-translator.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { usedKeys } from '#tools/i18n/keys.ts';
import { readDictionary } from '#tools/i18n/sources.ts';
import { numbersIn, placeholdersIn, spanishLeftIn } from '../support/text.ts';

const uses = usedKeys();
const keys = [...new Set(uses.map(({ key }) => key))];
const finishedKeys = [...new Set(uses.map(({ key, file }) => finishedKey(key, file)))];
const translated = PUBLISHED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

test('every text, dots, colons and all, translates into itself in Spanish', () => {
  const dictionary = finishedDictionary(DEFAULT_LANGUAGE);
  const spanish = createI18nextTranslator(DEFAULT_LANGUAGE, dictionary, dictionary);
  const changed = finishedKeys.filter((key) => spanish.t(key) !== key);
  expect(changed).toEqual([]);
});

describe.each(translated)('the dictionary of %s', (language) => {
  const dictionary = readDictionary(language);
  const entries = Object.entries(dictionary);

  test('has every text that is used, and none that is not', () => {
    expect(Object.keys(dictionary).sort()).toEqual([...keys].sort());
  });

  test('finds each of them through i18next, dots, colons and all', () => {
    const finished = finishedDictionary(language);
    const translator = createI18nextTranslator(language, finished, {});
    expect(finishedKeys.filter((key) => translator.t(key) !== finished[key])).toEqual([]);
  });

  test('has no nesting, format or context: the browser has a translator without them', () => {
    const onlyI18next = /\$t\(|\{\{[^}]*,/;
    expect(entries.filter((entry) => entry.some((text) => onlyI18next.test(text)))).toEqual([]);
    expect(keys.filter((key) => /_(?!zero$|one$|two$|few$|many$|other$)[^_]*$/.test(key))).toEqual([]);
  });

  test('has no blank and no stray space', () => {
    expect(entries.filter(([, value]) => value.trim() === '' || value !== value.trim())).toEqual([]);
  });

  test('keeps every value and mark', () => {
    expect(entries.filter(([key, value]) => `${placeholdersIn(key)}` !== `${placeholdersIn(value)}`)).toEqual(
      [],
    );
  });

  test('keeps every number', () => {
    expect(entries.filter(([key, value]) => `${numbersIn(key)}` !== `${numbersIn(value)}`)).toEqual([]);
  });

  test('has no Spanish left', () => {
    expect(entries.filter(([, value]) => spanishLeftIn(value, language).length > 0)).toEqual([]);
  });
});
