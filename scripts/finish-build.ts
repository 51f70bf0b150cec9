/** Turns React Router's output into what a host serves: late scripts, real 404 documents, nothing superfluous. */
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND_SEGMENT, notFoundAddresses } from '../content/addresses.ts';
import { sitePages } from '../content/site-pages.ts';
import { projectFile } from '../content/source.ts';
import { writeFeeds } from './feeds/write-feeds.ts';
import { linkOtherFormats } from './link-other-formats.ts';
import { writeManifests } from './manifests.ts';
import { writeMarkdownPages } from './markdown/write-pages.ts';
import { splitStyles, withStyles } from './page-styles.ts';
import { sharePages } from './sharing/share-pages.ts';
import { robots, sitemaps } from './sitemap.ts';
import { stage } from './stage.ts';
import { startAfterLoad } from './start-script.ts';
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

/** Name of the group whose part of the style sheet a document gets: a page is alike in all languages. */
async function styleGroups(): Promise<(file: string) => string> {
  const pages = await sitePages();
  const byFile = new Map(
    pages.map(({ address, page }) => [
      path.join(address, 'index.html').replace(/^\//, ''),
      page ?? 'article',
    ]),
  );
  return (file) => byFile.get(file) ?? 'not-found';
}

/** A pair of tags around nothing, within drawings: one tag says the same. */
const EMPTY_SHAPE = /<(path|circle|ellipse|rect|line)\b([^>]*)><\/\1>/g;

async function finishDocuments(): Promise<void> {
  const groupOf = await styleGroups();
  const documents = new Map(
    globSync('**/*.html', { cwd: ROOT }).map((file) => [
      file,
      readFileSync(path.join(ROOT, file), 'utf8').replace(EMPTY_SHAPE, '<$1$2/>'),
    ]),
  );
  const groups = Map.groupBy(documents.keys(), groupOf);
  const { css, href, parts } = splitStyles(
    new Map([...groups].map(([name, files]) => [name, files.map((file) => documents.get(file) ?? '')])),
  );
  writeFileSync(path.join(ROOT, href), css);
  for (const [file, html] of documents) {
    const styled = withStyles(html, parts.get(groupOf(file)) ?? '', href);
    const started = startAfterLoad(styled, file);
    writeFileSync(path.join(ROOT, file), started.html);
    writeFileSync(path.join(ROOT, started.href), started.state);
  }
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
  await stage('styles and start of documents', finishDocuments);
}
