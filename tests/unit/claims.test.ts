import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const { folder, edit, run, remove } = copyProject();
afterAll(remove);

const LANGUAGES = ['es', 'en', 'it', 'de', 'pl', 'pt'];
const VILLA = 'content/articles/casa-lujo-120-dias-steel-frame';
const KEY = '{{claims.villa-days}} días';

/** Prints every kind of text. */
const SAID = `
import { phases } from '#app/content/collections.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { findArticle } from '#app/content/articles.ts';
import { interfaceText } from '#app/content/interface.ts';
import { blogPosting } from '#app/document/structured-data/article.ts';
const said = {};
for (const [language, slug] of Object.entries(SLUGS)) {
  const article = await findArticle(slug, language);
  said[language] = {
    collection: phases(language)[0].name,
    page: pageWords('home', language).title,
    lead: article.text.lead,
    title: article.title,
    text: interfaceText(language, '${KEY}'),
    structured: blogPosting(article, language).headline,
  };
}
console.log(JSON.stringify(said));
`;

const slugs = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    /^slug: (.*)$/m.exec(readFileSync(`${VILLA}/index.${language}.md`, 'utf8'))?.[1],
  ]),
);

let said: Record<string, Record<string, string>>;

/** Puts the claim `villa-days` into one text of each kind, whatever the site says there. */
function nameTheClaim(language: string): void {
  edit(`content/phases/${language}.yaml`, (text) =>
    text.replace(/^( {4}name: ).*$/m, "$1'{{claims.villa-days}}'"),
  );
  edit(`content/pages-and-navigation/${language}.yaml`, (text) =>
    text.replace(/^( {4}title: ).*$/m, "$1'{{brand}} | {{claims.villa-days}} Steel Frame in Alicante'"),
  );
  edit(`${VILLA}/index.${language}.md`, (text) =>
    text
      .replace(/^title: .*$/m, "title: 'Steel Frame {{claims.villa-days}}'")
      .replace(/\n---\n\n*/, '\n---\n\n{{claims.villa-days}}: '),
  );
  edit(`content/interface/${language}.json`, (text) =>
    JSON.stringify({ ...JSON.parse(text), ...(language !== 'es' && { [KEY]: '{{claims.villa-days}} x' }) }),
  );
}

beforeAll(() => {
  LANGUAGES.forEach(nameTheClaim);
  edit('content/claims/es.yaml', (text) => text.replace('value: 120', 'value: 1432'));
  writeFileSync(path.join(folder, 'say.ts'), SAID.replace('SLUGS', JSON.stringify(slugs)));
  said = JSON.parse(run('say.ts'));
}, 60_000);

test.each(LANGUAGES)(
  'a value changed in the register changes in texts, page titles and structured data (%s)',
  (language) => {
    const days = new Intl.NumberFormat(language).format(1432);
    expect(said[language]).toEqual({
      collection: days,
      page: expect.stringContaining(days),
      lead: expect.stringContaining(days),
      title: `Steel Frame ${days}`,
      text: expect.stringContaining(days),
      structured: `Steel Frame ${days}`,
    });
  },
);
