/** `npm run measure`: what each kind of page weighs on its first load, as a Markdown table. Needs a build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PUBLISHED_LANGUAGES } from '../app/site/languages.ts';
import { PAGE_IDS } from '../app/site/pages.ts';
import { articlePath, pathFor } from '../app/site/paths.ts';
import { articleSlugs } from '../content/articles.ts';

const ROOT = path.join(process.cwd(), 'build/client');

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(path.join(ROOT, file))).length;
}

function row(name: string, address: string): string {
  const html = readFileSync(path.join(ROOT, address, 'index.html'), 'utf8');
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const scripts = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))];
  const numbers = [
    brotli(path.join(address, 'index.html')),
    brotliCompressSync(css).length,
    scripts.reduce((sum, file) => sum + brotli(file), 0),
    scripts.length,
  ];
  return `| ${name} | ${numbers.map((number) => number.toLocaleString('en')).join(' | ')} |`;
}

console.log('| page | HTML with CSS | of it CSS alone | JavaScript | files |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const language of PUBLISHED_LANGUAGES.filter((code) => code === 'es' || code === 'de')) {
  for (const page of PAGE_IDS) console.log(row(`${page}, ${language}`, pathFor(page, language)));
  console.log(row(`an article, ${language}`, articlePath(articleSlugs(language)[0] ?? '', language)));
}
