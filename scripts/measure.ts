/** `npm run measure`: what each kind of page weighs on its first load, as a Markdown table. Needs a build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PUBLISHED_LANGUAGES } from '../app/site/languages.ts';
import { PAGE_IDS } from '../app/site/pages.ts';
import { articlePath, pathFor } from '../app/site/paths.ts';
import { articleSlugs } from '../content/articles.ts';
import { projectFile } from '../content/source.ts';
import { weigh } from './budgets.ts';

function row(name: string, address: string): string {
  const file = path.join(address, 'index.html');
  const html = readFileSync(projectFile('build/client', file), 'utf8');
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const { document, javascript, files } = weigh(file);
  const numbers = [document, brotliCompressSync(css).length, javascript, files];
  return `| ${name} | ${numbers.map((number) => number.toLocaleString('en')).join(' | ')} |`;
}

console.log('| page | HTML with CSS | of it CSS alone | JavaScript | files |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const language of PUBLISHED_LANGUAGES.filter((code) => code === 'es' || code === 'de')) {
  for (const page of PAGE_IDS) console.log(row(`${page}, ${language}`, pathFor(page, language)));
  console.log(row(`an article, ${language}`, articlePath(articleSlugs(language)[0] ?? '', language)));
}
