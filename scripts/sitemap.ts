import { PUBLISHED_LANGUAGES } from '../app/site/languages.ts';
import { PAGE_IDS } from '../app/site/pages.ts';
import { absoluteUrl, pathFor } from '../app/site/paths.ts';
import { articleAlternates } from '../content/articles.ts';

type Versions = Partial<Record<string, string>>;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function entry(address: string, versions: Versions): string {
  const alternates = Object.entries({ ...versions, 'x-default': versions.es })
    .filter(([, path]) => path !== undefined)
    .map(
      ([code, path]) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(absoluteUrl(path ?? ''))}"/>`,
    );
  return `<url><loc>${escapeXml(absoluteUrl(address))}</loc>${alternates.join('')}</url>`;
}

/**
 * The sitemap: every address with its other languages.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(): string {
  const pages: Versions[] = PAGE_IDS.map((page) =>
    Object.fromEntries(PUBLISHED_LANGUAGES.map((language) => [language, pathFor(page, language)])),
  );
  const entries = [...pages, ...articleAlternates()].flatMap((versions) =>
    Object.values(versions).map((address) => entry(address ?? '', versions)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** What crawlers may read: everything, and where the sitemap is. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}
