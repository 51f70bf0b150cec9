import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { answerSchema } from './schema/answers.ts';
import { articleSchema } from './schema/articles.ts';
import { testimonialSchema } from './schema/testimonials.ts';
import { workSchema } from './schema/works.ts';
import { ContentError, check, parseYaml, projectFile, readText, yamlPart } from './source.ts';

/** Folders of content/ whose entries are folders too, with a file for each language. */
export const ENTRY_COLLECTIONS = {
  answers: answerSchema,
  articles: articleSchema,
  testimonials: testimonialSchema,
  works: workSchema,
} as const;

export type Collection = keyof typeof ENTRY_COLLECTIONS;

type Texts<Name extends Collection> = z.output<ReturnType<(typeof ENTRY_COLLECTIONS)[Name]['translation']>>;
type Facts<Name extends Collection> = Omit<
  z.output<(typeof ENTRY_COLLECTIONS)[Name]['spanish']>,
  keyof Texts<Name>
>;

/** An entry in one language: the fields of its file, and the Markdown below them. */
export type EntryText<Name extends Collection> = {
  file: string;
  language: Language;
  meta: Texts<Name>;
  body: string;
};

/** An entry as it is written. */
export type Entry<Name extends Collection> = {
  /** folder name: the same in every language */
  id: string;
  /** the Spanish file, the only one with the facts */
  file: string;
  facts: Facts<Name>;
  /** the Spanish text, and its translations into published languages */
  texts: Partial<Record<Language, EntryText<Name>>>;
};

/** The file of an entry in a language. */
export function entryFile(
  collection: Collection,
  id: string,
  language: Language | '*' = DEFAULT_LANGUAGE,
): string {
  return `content/${collection}/${id}/index.${language}.${collection === 'testimonials' ? 'yaml' : 'md'}`;
}

/**
 * The fields of an entry's file and the text below them: a YAML file has fields alone, a Markdown file has them between
 * two `---` lines.
 * @throws {ContentError} if it is missing or cannot be read
 */
export function readFields(file: string): { fields: unknown; body: string } {
  const { yaml, firstLine, body } = yamlPart(file, readText(file));
  return { fields: parseYaml(file, yaml, firstLine), body };
}

/**
 * The translated fields of an entry's file, and the text below them.
 * @throws {ContentError} if it is missing or cannot be read
 */
export function readTexts(collection: Collection, file: string) {
  const { fields, body } = readFields(file);
  const { shape } = ENTRY_COLLECTIONS[collection].translation(DEFAULT_LANGUAGE);
  const texts = Object.entries(fields as object).filter(([field]) => field in shape);
  return { fields: Object.fromEntries(texts) as Record<string, unknown>, body };
}

function readEntry<Name extends Collection>(collection: Name, id: string): Entry<Name> {
  const { spanish, translation } = ENTRY_COLLECTIONS[collection];
  const file = entryFile(collection, id);
  if (!existsSync(projectFile(file))) {
    throw new ContentError(file, [
      'falta este archivo: se esperaba el texto en español, que se enseña en los idiomas que no tienen el suyo',
    ]);
  }
  const { fields, body } = readFields(file);
  const all = Object.entries(check(file, spanish, fields));
  const translated = translation(DEFAULT_LANGUAGE).shape;
  const textFields = Object.fromEntries(all.filter(([field]) => field in translated)) as Texts<Name>;
  const texts: Entry<Name>['texts'] = {
    [DEFAULT_LANGUAGE]: { file, language: DEFAULT_LANGUAGE, meta: textFields, body },
  };
  for (const language of PUBLISHED_LANGUAGES) {
    const file = entryFile(collection, id, language);
    if (language in texts || !existsSync(projectFile(file))) continue;
    const { fields, body } = readFields(file);
    const meta = check(file, translation(language), fields) as Texts<Name>;
    texts[language] = { file, language, meta, body };
  }
  const facts = Object.fromEntries(all.filter(([field]) => !(field in translated))) as Facts<Name>;
  return { id, file, facts, texts };
}

const read = new Map<Collection, Entry<Collection>[]>();

/**
 * All entries of a collection in all languages, sorted by folder name and cached per process. A folder without an entry
 * file is ignored.
 * @throws {ContentError} if one lacks its Spanish text, or does not fit the schema
 */
export function entries<Name extends Collection>(collection: Name): Entry<Name>[] {
  const known = read.get(collection);
  if (known) return known as Entry<Name>[];
  const files = globSync(entryFile(collection, '*', '*'), { cwd: projectFile() });
  const ids = new Set(files.map((file) => path.basename(path.dirname(file))));
  const found = [...ids].sort().map((id) => readEntry(collection, id));
  read.set(collection, found);
  return found;
}

/** The text of an entry in a language, or in Spanish if it is not translated. */
export function textOf<Name extends Collection>({ texts }: Entry<Name>, language: Language): EntryText<Name> {
  return texts[language] ?? (texts[DEFAULT_LANGUAGE] as EntryText<Name>);
}

/** An entry with the text that it has in a language. */
export type Written<Name extends Collection> = Entry<Name> & { text: EntryText<Name> };

/** The entries that have a text in a language, each with it. */
export function writtenIn<Name extends Collection>(
  language: Language,
  all: readonly Entry<Name>[],
): Written<Name>[] {
  return all.flatMap((entry) => {
    const text = entry.texts[language];
    return text ? [{ ...entry, text }] : [];
  });
}

/** A function that returns what `finish` makes of an entry and its text, made once a process. */
export function once<Name extends Collection, Page>(finish: (entry: Written<Name>) => Page) {
  const known = new Map<string, Page>();
  return (entry: Written<Name>): Page => {
    const { file } = entry.text;
    const page = known.get(file) ?? finish(entry);
    known.set(file, page);
    return page;
  };
}

/** Marks a Spanish text on a page in another language, or a link to it; undefined for any other text. */
export function langOf(text: { language: Language }, language: Language): 'es' | undefined {
  return text.language === language ? undefined : 'es';
}
