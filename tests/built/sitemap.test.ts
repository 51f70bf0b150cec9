import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sitePages } from '#app/content/site-pages.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { LEGAL_PAGES } from '#app/site/page-lists.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { SITEMAP_INDEX, sitemapFile } from '#pipeline/sitemap/sitemap.ts';
import { documentOf, fileOf } from '../support/built-site.ts';

/*
 * The sitemap protocol, as a schema; it does not check the order of elements within <url>.
 * https://www.sitemaps.org/protocol.html, https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd
 * Alternates: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 * Pictures: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps (at most 1,000)
 */
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const address = z.url({ protocol: /^https$/ }).max(2047);
const day = z.iso.date();

const indexSchema = z.strictObject({
  sitemapindex: z.strictObject({
    '@xmlns': z.literal(PROTOCOL),
    sitemap: z.array(z.strictObject({ loc: address, lastmod: day })),
  }),
});

const urlSetSchema = z.strictObject({
  urlset: z.strictObject({
    '@xmlns': z.literal(PROTOCOL),
    '@xmlns:xhtml': z.literal('http://www.w3.org/1999/xhtml'),
    '@xmlns:image': z.literal('http://www.google.com/schemas/sitemap-image/1.1'),
    url: z.array(
      z.strictObject({
        loc: address,
        lastmod: day,
        'xhtml:link': z.array(
          z.strictObject({ '@rel': z.literal('alternate'), '@hreflang': z.string(), '@href': address }),
        ),
        'image:image': z
          .array(z.strictObject({ 'image:loc': address }))
          .max(1000)
          .default([]),
      }),
    ),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  parseTagValue: false,
  isArray: (name) => ['sitemap', 'url', 'xhtml:link', 'image:image'].includes(name),
});
const parse = (file: string) => parser.parse(fileOf(file).toString('utf8'));

const pages = await sitePages();
const index = indexSchema.safeParse(parse(SITEMAP_INDEX));

test('the sitemap index keeps to the protocol', () => {
  expect(index.error).toBeUndefined();
});

test('the sitemap index lists one sitemap a language, changed when its newest page was', () => {
  const expected = PUBLISHED_LANGUAGES.map((language) => ({
    loc: absoluteUrl(sitemapFile(language)),
    lastmod: pages
      .filter((page) => page.language === language)
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  }));
  expect(index.data?.sitemapindex.sitemap).toEqual(expected);
});

describe.each(PUBLISHED_LANGUAGES)('the sitemap of %s', (language) => {
  const parsed = urlSetSchema.safeParse(parse(sitemapFile(language)));
  const entries = parsed.data?.urlset.url ?? [];
  const own = pages.filter((page) => page.language === language);
  const entryOf = (page: string) => entries.find(({ loc }) => loc === absoluteUrl(page));

  test('keeps to the protocol', () => {
    expect(parsed.error).toBeUndefined();
  });

  test('lists exactly the addresses of that language, in the form they call canonical', () => {
    const canonical = own.map((page) =>
      documentOf(page.address).querySelector('link[rel=canonical]')?.getAttribute('href'),
    );
    expect(entries.map(({ loc }) => loc).sort()).toEqual(canonical.sort());
  });

  test('names the same other languages as each document does', () => {
    for (const page of own) {
      const inDocument = [...documentOf(page.address).querySelectorAll('link[rel=alternate][hreflang]')].map(
        (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
      );
      const inSitemap = entryOf(page.address)?.['xhtml:link'].map((link) => [
        link['@hreflang'],
        link['@href'],
      ]);
      expect(inSitemap?.sort(), page.address).toEqual(inDocument.sort());
    }
  });

  test('dates each page by its content, never by the build or a day to come', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const page of own) {
      const lastmod = entryOf(page.address)?.lastmod;
      expect(lastmod, page.address).toBe(page.updated);
      expect(lastmod?.localeCompare(today), page.address).toBeLessThanOrEqual(0);
    }
  });

  test('dates articles and legal pages as they date themselves', () => {
    const dated = own.filter(({ article, page }) => article || LEGAL_PAGES.some((legal) => legal === page));
    expect(dated.length).toBeGreaterThan(2);
    for (const { address } of dated) {
      const times = [...documentOf(address).querySelectorAll('article > header time')];
      const days = times.map((time) => time.getAttribute('datetime') ?? '').sort();
      expect(entryOf(address)?.lastmod, address).toBe(days.at(-1));
    }
  });

  test('names every picture of each document once, at its address on this site', () => {
    for (const page of own) {
      const named = entryOf(page.address)?.['image:image'].map((image) => image['image:loc']) ?? [];
      const images = documentOf(page.address).querySelectorAll('img[srcset]');
      const shown = new Set([...images].map((image) => image.getAttribute('src')));
      expect(named.length, page.address).toBe(shown.size);
      expect(new Set(named).size, page.address).toBe(named.length);
      expect(named.filter((loc) => !loc.startsWith(absoluteUrl('/')))).toEqual([]);
    }
  });
});

test('crawlers may read everything and are told where the sitemap is', () => {
  const lines = fileOf('/robots.txt').toString('utf8').split('\n');
  expect(lines).toContain(`Sitemap: ${absoluteUrl(SITEMAP_INDEX)}`);
  expect(lines.filter((line) => /^(disallow|noindex)/i.test(line))).toEqual([]);
});
