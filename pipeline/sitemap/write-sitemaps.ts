import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePages } from '#app/content/site-pages.ts';
import { projectFile } from '#app/content/source.ts';
import { robots, sitemaps } from './sitemap.ts';

const ROOT = projectFile('build/client');

/** What search engines ask for by itself. */
export async function writeForSearchEngines(): Promise<void> {
  const read = (address: string) => readFileSync(path.join(ROOT, address, 'index.html'), 'utf8');
  for (const [file, xml] of sitemaps(await sitePages(), read)) writeFileSync(path.join(ROOT, file), xml);
  writeFileSync(path.join(ROOT, 'robots.txt'), robots());
}
