import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { CLAIMS_FILE } from '#app/content/claims.ts';
import { type Collection, entries, entryFile } from '#app/content/entries.ts';
import { collectionFile } from '#app/content/file-collection.ts';
import { FILE_COLLECTIONS } from '#app/content/schema/collection-schemas.ts';
import { SETTINGS_FILE } from '#app/content/settings-file.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/site/published-languages.ts';
import owner from './other-owner.config.ts';

/** An attempt to inject an element into a page, with characters that would break other formats. */
export const INJECTION = `</script><b id="injected">&"'`;

/** An entry of each kind that this owner has in Spanish only, the sample in all languages. Other texts link to the article. */
export const SPANISH_ONLY = {
  articles: 'futuro-sostenible-acero',
  works: 'edificio-altura',
  answers: 'steel-or-other-systems',
  testimonials: 'familia-ejemplo',
} as const satisfies Partial<Record<Collection, string>>;

/** A picture of the portfolio that this owner has described in all languages but German. */
export const NOT_DESCRIBED_IN_GERMAN = 'villa-del-sol';

/** A work of which this owner has not said where it stands: it may be far from the province. */
export const WITHOUT_COORDINATES = 'nave-logistica-express';

/** What this owner says of the company, in every language alike. */
const OWN_WORDS = {
  footer: `${INJECTION} {{year}}`,
  lead: 'Norte & Sur: {{claims.professionals}}',
  experience: 'Elche & Crevillent',
  people: 'Amparo & Ximo',
};

/** Changes the data of a YAML file of the copy. */
function editYaml<Data>(copy: string, file: string, change: (data: Data) => void): void {
  const full = path.join(copy, file);
  const data = parse(readFileSync(full, 'utf8')) as Data;
  change(data);
  writeFileSync(full, stringify(data));
}

/** Changes the texts of a collection of the copy, in each language's file. */
function editTexts<Data>(copy: string, name: string, change: (data: Data) => void): void {
  for (const language of LANGUAGES) editYaml(copy, collectionFile(name, language), change);
}

type Fields = Record<string, unknown>;

/** Changes the fields of an entry in each of its languages. */
function editEntry(
  copy: string,
  collection: Collection,
  id: string,
  change: (fields: Fields, language: string) => void,
): void {
  for (const version of globSync(entryFile(collection, id, '*'), { cwd: copy })) {
    const full = path.join(copy, version);
    const text = readFileSync(full, 'utf8');
    const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    const fields = parse(front ?? text) as Fields;
    change(fields, path.basename(version).split('.')[1] ?? '');
    writeFileSync(full, front ? `---\n${stringify(fields)}---\n${body}` : stringify(fields));
  }
}

/** Sets every `sample` in some data to false, however deep: this owner has confirmed it. */
function confirm(data: unknown): void {
  if (!data || typeof data !== 'object') return;
  if ('sample' in data && data.sample === true) data.sample = false;
  Object.values(data).forEach(confirm);
}

/** Removes the other languages of the entries of `SPANISH_ONLY`. */
function removeTranslations(copy: string): void {
  for (const [collection, id] of Object.entries(SPANISH_ONLY)) {
    for (const language of LANGUAGES.filter((code) => code !== DEFAULT_LANGUAGE))
      rmSync(path.join(copy, entryFile(collection as Collection, id, language)));
  }
}

/**
 * Replaces the sample's facts with the second owner's, and some of its texts with `INJECTION`.
 * @param copy folder of a copy of the project
 */
export function changeOwner(copy: string): void {
  writeFileSync(path.join(copy, SETTINGS_FILE), stringify(owner));
  editYaml<{ suppliers: { name: string; url: string }[] }>(
    copy,
    'content/suppliers/es.yaml',
    ({ suppliers }) => {
      for (const supplier of suppliers) {
        supplier.name = supplier.name.toUpperCase();
        supplier.url = supplier.url.replace('.example', '.test');
      }
    },
  );
  editTexts<{ suppliers: { description: string }[] }>(copy, 'suppliers', ({ suppliers: [first] }) => {
    if (first) first.description = INJECTION;
  });
  editTexts<Fields>(copy, 'who-we-are', (words) => {
    for (const field of Object.keys(words)) if (field !== 'sample') delete words[field];
    Object.assign(words, OWN_WORDS);
  });
  editTexts<{ people: unknown[] }>(copy, 'team', (words) => {
    words.people = [];
  });
  // The words on the partner: removed in Spanish, forgotten in German.
  editYaml<Fields>(copy, collectionFile('who-we-are', 'de'), (words) => {
    words.partner = 'Industrie in Italien';
  });
  editYaml<Fields>(copy, CLAIMS_FILE, confirm);
  for (const collection of Object.keys(FILE_COLLECTIONS)) editYaml(copy, collectionFile(collection), confirm);
  for (const collection of ['answers', 'works'] as const)
    for (const { id } of entries(collection))
      editEntry(copy, collection, id, (fields, language) => language === 'es' && confirm(fields));
  // One real client; the others are samples still.
  editEntry(copy, 'testimonials', 'familia-ejemplo', (fields, language) => {
    fields.text = INJECTION;
    if (language === 'es') Object.assign(fields, { name: INJECTION, sample: false });
  });
  editEntry(copy, 'works', 'nave-central', (fields) => {
    Object.assign(fields, { name: INJECTION, summary: INJECTION, lead: INJECTION });
  });
  editEntry(copy, 'works', WITHOUT_COORDINATES, (fields) => {
    delete fields.coordinates;
  });
  editTexts<{ categories: { name: string }[] }>(copy, 'blog', ({ categories }) => {
    for (const category of categories) category.name = INJECTION;
  });
  editTexts<{ pictures: { alt: string }[] }>(copy, 'pictures', ({ pictures }) => {
    for (const picture of pictures) picture.alt = INJECTION;
  });
  editYaml<{ pictures: { id: string }[] }>(copy, collectionFile('pictures', 'de'), (data) => {
    data.pictures = data.pictures.filter(({ id }) => id !== NOT_DESCRIBED_IN_GERMAN);
  });
  const article = entries('articles')[0]?.id ?? '';
  editEntry(copy, 'articles', article, (fields, language) => {
    fields.title = `${INJECTION} ${language}`;
    fields.excerpt = `${INJECTION} ${INJECTION}`;
    fields.description = `${INJECTION} ${language} `.repeat(4).trim();
  });
  removeTranslations(copy);
}
