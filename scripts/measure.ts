/**
 * `npm run measure`: what each kind of page weighs on its first load, as a Markdown table, and what of it are structured
 * data. Needs a build.
 */
import { globSync, readFileSync } from 'node:fs';
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

const whole = (number: number) => Math.round(number).toLocaleString('en');

/** Bytes that a document would be smaller by after brotli without its structured data; none on pages not found. */
function structuredDataOf(file: string): number | undefined {
  const html = readFileSync(projectFile('build/client', file), 'utf8');
  const without = html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/, '');
  if (without === html) return undefined;
  return brotliCompressSync(html).length - brotliCompressSync(without).length;
}

const bytes = globSync('**/index.html', { cwd: projectFile('build/client') }).flatMap(
  (file) => structuredDataOf(file) ?? [],
);
const mean = bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
console.log(
  `\nStructured data after brotli, over ${bytes.length} documents: ${whole(Math.min(...bytes))} to ` +
    `${whole(Math.max(...bytes))} bytes, ${whole(mean)} on average.`,
);
