/** The settings of Netlify and Cloudflare Pages, which read the same two files from the folder of the site. */

import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { fileHeaders, IMMUTABLE_FOLDERS, SECURITY_HEADERS } from '../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

/**
 * A rule goes by the path, so it holds for missing files too: with a year, one asked for at the wrong moment would be
 * missing for a year. After an hour browsers ask again, and meanwhile show what they have.
 */
const KEPT = 'public, max-age=3600, stale-while-revalidate=604800';

/**
 * `_headers`. Rules add up and none can take back another's, so all files get the documents' policy, and none a
 * `Cross-Origin-Resource-Policy`. Cloudflare reads 100 rules and 2,000 characters a line.
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(facts: SiteFacts): string {
  const feeds = PUBLISHED_LANGUAGES.map((language) => `${pathFor('blog', language)}/feed.rss`);
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', { ...SECURITY_HEADERS, 'Content-Security-Policy': facts.policy }],
    ...IMMUTABLE_FOLDERS.map((folder): [string, Record<string, string>] => [
      `/${folder}/*`,
      { 'Cache-Control': KEPT },
    ]),
    ['/*.data', { 'X-Robots-Tag': fileHeaders('/_.data')['X-Robots-Tag'] ?? '' }],
    ...feeds.map((feed): [string, Record<string, string>] => [feed, { 'Access-Control-Allow-Origin': '*' }]),
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * `_redirects`. Both services take the slash from the end of a page's address by themselves and keep queries; Netlify
 * needs the rules for the 404 documents, which Cloudflare finds by itself and skips.
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(facts: SiteFacts): string {
  const moved = facts.moved.map(([from, to]) => `${from} ${to} 301\n`);
  const notFound = facts.notFound.map(([prefix, file]) => `${prefix}* ${file} 404\n`);
  return [...moved, ...notFound].join('');
}
