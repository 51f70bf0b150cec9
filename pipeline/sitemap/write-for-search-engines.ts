import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePages } from '#app/content/site-pages.ts';
import { projectFile } from '#app/content/source.ts';
import { documentRecords } from '#app/document/document-records.server.ts';
import { robots, sitemaps } from './sitemap.ts';

const ROOT = projectFile('build/client');

/** Writes robots.txt and the sitemaps. Needs the built documents. */
export async function writeForSearchEngines(): Promise<void> {
  const records = documentRecords();
  const picturesOn = (address: string) => records.get(address)?.pictures ?? [];
  for (const [file, xml] of sitemaps(await sitePages(), picturesOn))
    writeFileSync(path.join(ROOT, file), xml);
  writeFileSync(path.join(ROOT, 'robots.txt'), robots());
}
