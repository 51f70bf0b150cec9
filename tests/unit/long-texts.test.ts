import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Collection, ENTRY_COLLECTIONS, readTexts } from '#app/content/entries.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { numbersIn } from '../support/text.ts';

const spanishFiles = globSync('content/{articles,legal,answers}/*/index.es.md').sort();
const translated = PUBLISHED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** What is translated of a file; all of a legal text. Each language has search words of its own. */
function textOf(file: string): string {
  const collection = file.split('/')[1];
  if (!collection || !(collection in ENTRY_COLLECTIONS)) return readFileSync(file, 'utf8');
  const { fields, body } = readTexts(collection as Collection, file);
  return [JSON.stringify({ ...fields, slug: '', searchWords: [] }), body].join('\n');
}

/** The text without its links' targets and without the line that says which version prevails. */
function proseOf(file: string): string {
  return textOf(file)
    .split('\n')
    .filter((line) => !line.includes('](page-es:'))
    .join('\n')
    .replace(/\]\([^)]*?("[^"]*")?\)/g, '] $1');
}

/** Spanish says thousands of millions where the other languages have a word of their own. */
function withBillions(spanish: string): string {
  return spanish.replace(/\b(\d)\.(\d)00 (?=millones)/gu, '$1,$2 ').replace(/\b(\d),0 (?=millones)/gu, '$1 ');
}

/** Articles of laws: `6.1.a` in one language is `Art. 6 Abs. 1 Buchst. a` in another. */
function withoutCitationDots(text: string): string {
  return text.replace(/\b(6\.1|22\.2)\b/g, (citation) => citation.replace('.', ' '));
}

function targetsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.startsWith('page-es:'))
    .sort();
}

function outlineOf(file: string): string[] {
  return readFileSync(file, 'utf8').match(/^(#{2,4}(?= )|\||> |:::\w*|!\[)/gm) ?? [];
}

/** Each translation with its Spanish file. A language may be missing. */
const pairs = spanishFiles.flatMap((spanish) =>
  translated
    .map((language) => [spanish.replace(/es\.md$/, `${language}.md`), spanish] as const)
    .filter(([file]) => existsSync(file)),
);

test.each(pairs)('%s has the outline, links and pictures of the Spanish', (file, spanish) => {
  expect(outlineOf(file)).toEqual(outlineOf(spanish));
  expect(targetsIn(file)).toEqual(targetsIn(spanish));
});

test.each(pairs)('%s has the numbers of the Spanish', (file, spanish) => {
  expect(numbersIn(withoutCitationDots(proseOf(file)))).toEqual(
    numbersIn(withoutCitationDots(withBillions(proseOf(spanish)))),
  );
});
