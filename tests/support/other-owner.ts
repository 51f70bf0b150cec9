import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { collectionFile } from '#app/content/file-collection.ts';
import { SETTINGS_FILE } from '#app/content/settings-file.ts';
import { LANGUAGES } from '#app/site/languages.ts';
import owner from './other-owner.config.ts';

/** What somebody might write to get an element of his own into a page, and its characters to break other formats. */
export const INJECTION = `</script><b id="injected">&"'`;

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

/** Changes the front matter of all Markdown files of a folder. */
function editFronts(
  copy: string,
  folder: string,
  change: (meta: Record<string, string>, language: string) => void,
): void {
  for (const version of globSync(`${folder}/*.md`, { cwd: copy })) {
    const full = path.join(copy, version);
    const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(full, 'utf8')) ?? [];
    const meta = parse(front) as Record<string, string>;
    change(meta, path.basename(version, '.md'));
    writeFileSync(full, `---\n${stringify(meta)}---\n${body}`);
  }
}

type Words = Record<string, string>;
const inEveryLanguage = (words: Words, text: string) => {
  for (const language of Object.keys(words)) words[language] = text;
};

/**
 * Puts the second owner's facts in the place of the sample's, and words that try to be more than words.
 * @param copy folder of a copy of the project
 */
export function changeOwner(copy: string): void {
  writeFileSync(path.join(copy, SETTINGS_FILE), stringify(owner));
  editYaml<{ suppliers: { url: string }[] }>(copy, 'content/suppliers/es.yaml', ({ suppliers }) => {
    for (const supplier of suppliers) supplier.url = supplier.url.replace('.example', '.test');
  });
  editTexts<{ suppliers: { description: string }[] }>(copy, 'suppliers', ({ suppliers: [first] }) => {
    if (first) first.description = INJECTION;
  });
  // One real client; the others are samples still.
  editYaml<{ name: string; text: Words }[]>(copy, 'content/testimonials.yaml', ([first]) => {
    Object.assign(first ?? {}, { name: INJECTION, sample: false });
    inEveryLanguage(first?.text ?? {}, INJECTION);
  });
  editFronts(copy, 'content/works/nave-central', (meta) => {
    meta.name = INJECTION;
    meta.summary = INJECTION;
    meta.lead = INJECTION;
  });
  editTexts<{ categories: { name: string }[] }>(copy, 'blog', ({ categories }) => {
    for (const category of categories) category.name = INJECTION;
  });
  editTexts<{ pictures: { alt: string }[] }>(copy, 'pictures', ({ pictures }) => {
    for (const picture of pictures) picture.alt = INJECTION;
  });
  const [article = ''] = globSync('content/articles/*/es.md', { cwd: copy }).sort();
  editFronts(copy, path.dirname(article), (meta, language) => {
    meta.title = `${INJECTION} ${language}`;
    meta.excerpt = `${INJECTION} ${INJECTION}`;
    meta.description = `${INJECTION} ${language} `.repeat(4).trim();
  });
}
