import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Collection, ENTRY_COLLECTIONS, entryFile, readTexts } from '#app/content/entries.ts';
import { collectionFile, collectionTexts } from '#app/content/file-collection.ts';
import { FILE_COLLECTIONS } from '#app/content/schema/collection-schemas.ts';
import { readJson } from '#app/content/source.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/site/published-languages.ts';

/** Languages that are translated into. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Which state of the Spanish each translation was made from: file -> language -> fingerprint. */
type Ledger = Record<string, Partial<Record<Language, string>>>;

export const LEDGER = 'content/translations.json';

export function readLedger(): Ledger {
  return existsSync(LEDGER) ? readJson<Ledger>(LEDGER) : {};
}

/** Short fingerprint of a text, blind to white space. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/gu, ' ').trim()).digest('hex').slice(0, 12);
}

/** A thing that is translated: its Spanish text, and how many of its texts lack a language. */
type Source = { file: string; spanish: string; missing: (language: Language) => number };

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** The Spanish texts of an entry, without its facts: a changed fact makes no translation stale. */
function spanishOf(collection: Collection, file: string): string {
  const { fields, body } = readTexts(collection, file);
  return [...stringsIn(fields), body].join('\n');
}

function entrySources(): Source[] {
  const legal = globSync(`content/legal/*/index.${DEFAULT_LANGUAGE}.md`).map((file) => ({
    file,
    spanish: readFileSync(file, 'utf8'),
  }));
  const others = (Object.keys(ENTRY_COLLECTIONS) as Collection[]).flatMap((collection) =>
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

function yamlSources(): Source[] {
  return Object.entries(FILE_COLLECTIONS).map(([name, schema]) => {
    const texts = collectionTexts(name, schema);
    return {
      file: collectionFile(name),
      spanish: texts.map(({ es }) => es).join('\n'),
      missing: (language) => texts.filter((text) => !text[language]?.trim()).length,
    };
  });
}

/** Everything that is translated outside the dictionaries. */
export function translationSources(): Source[] {
  return [...yamlSources(), ...entrySources()];
}

/** A dictionary of the interface; empty if the language has none yet. */
export function readDictionary(language: Language): Record<string, string> {
  const file = dictionaryFile(language);
  return existsSync(file) ? readJson<Record<string, string>>(file) : {};
}

function dictionaryFile(language: Language): string {
  return `content/interface/${language}.json`;
}
