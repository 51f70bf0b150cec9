import { writeFileSync } from 'node:fs';
import { type SitePage, sitePages } from '#app/content/site-pages.ts';
import { projectFile } from '#app/content/source.ts';
import { absoluteUrl } from '#app/site/paths.ts';

const SITEMAP_PATH = '/sitemap.xml';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const url = (path: string) => absoluteUrl(path).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function entry({ address, alternates, updated }: SitePage): string {
  const versions = Object.entries({ ...alternates, 'x-default': alternates.es });
  return [
    '<url>',
    `<loc>${url(address)}</loc>`,
    `<lastmod>${updated}</lastmod>`,
    ...versions.map(
      ([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url(path ?? '')}"/>`,
    ),
    '</url>',
  ].join('\n');
}

/**
 * The sitemap: every page with its other languages and the date of its last change.
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
function sitemap(pages: readonly SitePage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(entry).join('\n')}
</urlset>
`;
}

/** What crawlers may read: everything, and where the sitemap is. */
const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(SITEMAP_PATH)}\n`;

/** Writes the sitemap and robots.txt. */
export async function writeSitemap(): Promise<void> {
  writeFileSync(projectFile('build/client', SITEMAP_PATH), sitemap(await sitePages()));
  writeFileSync(projectFile('build/client/robots.txt'), robots());
}
