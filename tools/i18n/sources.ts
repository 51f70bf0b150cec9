import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { COLLECTIONS, type Collection, entryFile, readTexts } from '#app/content/entries.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/site/languages.ts';

/** Languages that are translated into. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Which state of the Spanish each translation was made from: file -> language -> fingerprint. */
export type Ledger = Record<string, Partial<Record<Language, string>>>;

export const LEDGER = 'content/translations.json';

export function readLedger(): Ledger {
  return existsSync(LEDGER) ? (JSON.parse(readFileSync(LEDGER, 'utf8')) as Ledger) : {};
}

/** Short fingerprint of a text, blind to white space. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/gu, ' ').trim()).digest('hex').slice(0, 12);
}

/** A thing that is translated: its Spanish text, and how many of its texts lack a language. */
export type Source = { file: string; spanish: string; missing: (language: Language) => number };

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** What is translated of an entry, in Spanish: a fact that changes makes no translation stale. */
function spanishOf(collection: Collection, file: string): string {
  const { fields, body } = readTexts(collection, file);
  return [...stringsIn(fields), body].join('\n');
}

function entrySources(): Source[] {
  const legal = globSync(`content/legal/*/index.${DEFAULT_LANGUAGE}.md`).map((file) => ({
    file,
    spanish: readFileSync(file, 'utf8'),
  }));
  const others = (Object.keys(COLLECTIONS) as Collection[]).flatMap((collection) =>
    globSync(entryFile(collection, '*')).map((file) => ({ file, spanish: spanishOf(collection, file) })),
  );
  return [...legal, ...others]
    .sort((a, b) => a.file.localeCompare(b.file))
    .map(({ file, spanish }) => ({
      file,
      spanish,
      missing: (language) => (existsSync(file.replace(/es(?=\.\w+$)/, language)) ? 0 : 1),
    }));
}

/** Every localised text of a YAML file: objects that have a Spanish string. */
function localisedTexts(value: unknown): Partial<Record<Language, string>>[] {
  if (Array.isArray(value)) return value.flatMap(localisedTexts);
  if (!value || typeof value !== 'object') return [];
  if ('es' in value && typeof value.es === 'string') return [value as Record<Language, string>];
  return Object.values(value).flatMap(localisedTexts);
}

function yamlSources(): Source[] {
  return globSync('content/{*,answers/groups}.yaml')
    .sort()
    .map((file) => ({ file, texts: localisedTexts(parse(readFileSync(file, 'utf8'))) }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ file, texts }) => ({
      file,
      spanish: texts.map(({ es }) => es).join('\n'),
      missing: (language) => texts.filter((text) => !text[language]?.trim()).length,
    }));
}

/** Everything that is translated outside the dictionaries. */
export function translationSources(): Source[] {
  return [...yamlSources(), ...entrySources()];
}

/** A dictionary of the interface; empty if the language has none yet. */
export function readDictionary(language: Language): Record<string, string> {
  const file = dictionaryFile(language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

export function dictionaryFile(language: Language): string {
  return `content/interface/${language}.json`;
}
