import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { sitePages } from '#app/content/site-pages.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { documentOf, fileOf } from '../support/built-site.ts';

type Entry = { loc: string; lastmod: string; 'xhtml:link': { '@hreflang': string; '@href': string }[] };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['url', 'xhtml:link'].includes(name),
});
const entries: Entry[] = parser.parse(fileOf('/sitemap.xml').toString('utf8')).urlset.url;
const pages = await sitePages();

test('the sitemap lists every page at its canonical address', () => {
  const canonical = pages.map(({ address }) =>
    documentOf(address).querySelector('link[rel=canonical]')?.getAttribute('href'),
  );
  expect(entries.map(({ loc }) => loc).sort()).toEqual(canonical.sort());
});

test('the sitemap names the same other languages as each document does', () => {
  for (const { loc, 'xhtml:link': links } of entries) {
    const inDocument = documentOf(new URL(loc).pathname).querySelectorAll('link[rel=alternate][hreflang]');
    expect(links.map((link) => `${link['@hreflang']} ${link['@href']}`).sort(), loc).toEqual(
      [...inDocument].map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`).sort(),
    );
  }
});

test('the sitemap dates each page by its content, never by a day to come', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { address, updated } of pages) {
    expect(entries.find(({ loc }) => loc === absoluteUrl(address))?.lastmod, address).toBe(updated);
    expect(updated.localeCompare(today), address).toBeLessThanOrEqual(0);
  }
});

test('crawlers may read everything and are told where the sitemap is', () => {
  const lines = fileOf('/robots.txt').toString('utf8').split('\n');
  expect(lines).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect(lines.filter((line) => /^(disallow|noindex)/i.test(line))).toEqual([]);
});
