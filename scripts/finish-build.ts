/** Turns React Router's output into what a host serves: real 404 documents, feeds, sitemaps, nothing superfluous. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND_SEGMENT } from '../app/site/paths.ts';
import { notFoundAddresses } from '../content/addresses.ts';
import { sitePages } from '../content/site-pages.ts';
import { projectFile } from '../content/source.ts';
import { writeFeeds } from './feeds/write-feeds.ts';
import { linkOtherFormats } from './link-other-formats.ts';
import { writeManifests } from './manifests.ts';
import { writeMarkdownPages } from './markdown/write-pages.ts';
import { sharePages } from './sharing/share-pages.ts';
import { robots, sitemaps } from './sitemap.ts';
import { stage } from './stage.ts';
import { describePages } from './structured-data/describe-pages.ts';

const ROOT = projectFile('build/client');

/** Hosts look for `404.html`, React Router writes `404/index.html`. Its data is nobody's. */
function moveNotFoundDocuments(): void {
  for (const address of notFoundAddresses()) {
    const folder = path.join(ROOT, address);
    renameSync(path.join(folder, 'index.html'), `${folder}.html`);
    rmSync(folder, { recursive: true });
    rmSync(path.join(path.dirname(folder), `${NOT_FOUND_SEGMENT}.data`), { force: true });
  }
}

/** What search engines ask for by itself. */
async function writeForSearchEngines(): Promise<void> {
  const read = (address: string) => readFileSync(path.join(ROOT, address, 'index.html'), 'utf8');
  for (const [file, xml] of sitemaps(await sitePages(), read)) writeFileSync(path.join(ROOT, file), xml);
  writeFileSync(path.join(ROOT, 'robots.txt'), robots());
}

export async function finishBuild(): Promise<void> {
  // An empty page for every address is for single-page applications; unknown addresses get a real 404 here.
  rmSync(path.join(ROOT, '__spa-fallback.html'), { force: true });
  moveNotFoundDocuments();
  linkOtherFormats(ROOT);
  await stage('sharing pictures', () => sharePages(ROOT));
  writeManifests(ROOT);
  await stage('structured data', () => describePages(ROOT));
  await stage('sitemaps', writeForSearchEngines);
  await stage('feeds', writeFeeds);
  await stage('Markdown', writeMarkdownPages);
}
