import type { SitePage } from '#app/content/site-pages.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { absoluteUrl } from '#app/site/paths.ts';

/** The index, which robots.txt names; it lists one sitemap for each language. */
export const SITEMAP_INDEX = '/sitemap.xml';
export const sitemapFile = (language: Language): string => `/sitemap-${language}.xml`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const url = (path: string) => absoluteUrl(path).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

type PicturesOn = (address: string) => string[];

function entry({ address, alternates, updated }: SitePage, pictures: string[]): string {
  const versions = Object.entries({ ...alternates, 'x-default': alternates.es });
  return [
    '<url>',
    `<loc>${url(address)}</loc>`,
    `<lastmod>${updated}</lastmod>`,
    ...versions.map(
      ([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url(path ?? '')}"/>`,
    ),
    ...pictures.map((src) => `<image:image><image:loc>${url(src)}</image:loc></image:image>`),
    '</url>',
  ].join('\n');
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(pages: SitePage[], picturesOn: PicturesOn): string {
  const namespaces = [
    PROTOCOL,
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ].join(' ');
  const entries = pages.map((page) => entry(page, picturesOn(page.address))).join('\n');
  return `${DECLARATION}\n<urlset ${namespaces}>\n${entries}\n</urlset>\n`;
}

function index(pages: SitePage[]): string {
  const entries = PUBLISHED_LANGUAGES.map((language) => {
    const dates = pages.filter((page) => page.language === language).map(({ updated }) => updated);
    const lastmod = dates.sort().at(-1);
    return `<sitemap>\n<loc>${url(sitemapFile(language))}</loc>\n<lastmod>${lastmod}</lastmod>\n</sitemap>`;
  });
  return `${DECLARATION}\n<sitemapindex ${PROTOCOL}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/**
 * The sitemaps: an index, and for each language its addresses with their other languages, pictures and the date of
 * their last change.
 * @param picturesOn gives the paths of the pictures that an address shows
 * @returns their texts by path
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export function sitemaps(pages: SitePage[], picturesOn: PicturesOn): Map<string, string> {
  const files = new Map([[SITEMAP_INDEX, index(pages)]]);
  for (const language of PUBLISHED_LANGUAGES) {
    const own = pages.filter((page) => page.language === language);
    files.set(sitemapFile(language), urlSet(own, picturesOn));
  }
  return files;
}

/** What crawlers may read: everything, and where the sitemap is. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(SITEMAP_INDEX)}\n`;
}
