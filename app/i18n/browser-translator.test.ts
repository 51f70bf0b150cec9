import { describe, expect, test } from 'vitest';
import { finishedDictionary } from '#app/content/interface.ts';
import { createBrowserTranslator, type Texts, type Values } from '#app/i18n/browser-translator.ts';
import { createI18nextTranslator } from '#app/i18n/i18next-translator.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/site/languages.ts';

const spanish = finishedDictionary(DEFAULT_LANGUAGE);
/** What the site translates: tests/unit/dictionaries.test.ts proves that no dictionary has more or less. */
const keys = Object.keys(finishedDictionary('en'));

const NUMBERS = [0, 1, 2, 3, 5, 12, 22, 100, 1.5, -1, 1_000_000];
const ODD_TEXTS = [
  '',
  ' ',
  '<b>& "quoted" \'once\'</b>',
  '$t(Blog)',
  '{{year}}',
  '{{-name}}',
  '$& $1 $$',
  'línea\notra',
  'مرحبا 👷',
];

/** The calls for which the two translators differ, with the text of each. */
function differences(
  language: (typeof LANGUAGES)[number],
  texts: Texts,
  calls: [string, Values?][],
  own = spanish,
) {
  const oracle = createI18nextTranslator(language, texts, own);
  const small = createBrowserTranslator(language, texts, own);
  return calls
    .map(([key, values]) => ({ key, values, i18next: oracle.t(key, values), small: small.t(key, values) }))
    .filter((said) => said.i18next !== said.small);
}

/** A key with each value that its placeholders may get. */
function callsOf(key: string): [string, Values?][] {
  const names = [...key.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const sets = [...NUMBERS, ...ODD_TEXTS].map((value) =>
    Object.fromEntries(names.map((name) => [name, value])),
  );
  return [[key], ...sets.map((values): [string, Values] => [key, values])];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every text of the site is said as i18next says it, whatever its values', () => {
    expect(keys.length).toBeGreaterThan(300);
    expect(differences(language, finishedDictionary(language), keys.flatMap(callsOf))).toEqual([]);
  });

  test('every text is said as i18next says it before its dictionary has a translation', () => {
    expect(differences(language, {}, keys.flatMap(callsOf))).toEqual([]);
  });

  test('numbers get their plural form', () => {
    const texts = {
      semana_zero: 'zero {{count}}',
      semana_one: 'one {{count}}',
      semana_few: 'few {{count}}',
      semana_many: 'many {{count}}',
      semana_other: 'other {{count}}',
      'obra nueva_other': 'other {{count}} in {{place}}',
      año: 'plain {{count}}',
      año_other: 'other {{count}}',
      piso_one: '',
      piso_few: '',
      piso_other: 'other {{count}}',
    };
    const own = { mes_one: 'un mes', mes_other: '{{count}} meses' };
    const calls = ['semana', 'obra nueva', 'año', 'piso', 'mes', 'día'].flatMap((key) =>
      [...NUMBERS, '2'].map((count): [string, Values] => [key, { count, place: 'Alicante' }]),
    );
    expect(differences(language, texts, calls, language === DEFAULT_LANGUAGE ? texts : own)).toEqual([]);
  });
});

const ODD_KEYS: [string, string][] = [
  ['a key nobody knows', 'Nadie lo sabe'],
  ['an unknown key with a value', 'Nadie sabe {{name}}'],
  ['a key that is a path', 'nested.deep.text'],
  ['a path whose first part has dots', 'dotted.part.text'],
  ['a path that ends at texts', 'nested.deep'],
  ['a path that goes past a text', 'plain.further'],
  ['a flat key with dots', 'flat.with.dots'],
  ['a sentence with dots', 'Una frase. Otra frase.'],
  ['a sentence with a colon', 'Idioma: {{name}}'],
  ['a key with the name of the namespace', 'translation:plain'],
  ['a path with the name of the namespace', 'translation:nested.deep.text'],
  ['a key with another namespace', 'other:plain'],
  ['a key with two colons', 'other:plain:more'],
  ['a path before a sentence with a colon', 'nested.Uno: dos'],
  ['a key that starts with a dot', '.plain: x'],
  ['a key that starts with a colon', ':plain'],
  ['an empty text', 'empty'],
  ['the empty key', ''],
  ['names of Object.prototype', 'constructor'],
  ['names of Object.prototype in a path', 'toString.name'],
  ['the name of the prototype', '__proto__'],
  ['an unescaped value', 'unescaped'],
  ['blanks around the name of a value', 'spaced'],
  ['a value that is written twice', 'twice'],
  ['braces that are not closed', 'unclosed'],
  ['braces across lines', 'lines'],
];

describe('is i18next to the letter for', () => {
  const texts: Texts = {
    plain: 'a text',
    nested: { deep: { text: 'deep {{name}}' }, 'Uno: dos': 'one: two' },
    'dotted.part': { text: 'dotted' },
    'flat.with.dots': 'flat',
    'Una frase. Otra frase.': 'A sentence. Another.',
    'Idioma: {{name}}': 'Language: {{name}}',
    empty: '',
    unescaped: 'a {{-name}} b {{- name }}',
    spaced: '{{ name }} and {{name }}',
    twice: '{{name}}, {{name}}, {{missing}}',
    unclosed: '{{name {{name}} }}',
    lines: '{{na\nme}}',
  };

  test.each(ODD_KEYS)('%s', (_, key) => {
    const values = ['', 'Ana', '<i>', '$t(plain)', '{{name}}', '{{-name}}', 0].map((name) => ({ name }));
    const calls: [string, Values?][] = [
      [key],
      [key, {}],
      ...values.map((value): [string, Values] => [key, value]),
    ];
    expect(differences('en', texts, calls)).toEqual([]);
  });
});
