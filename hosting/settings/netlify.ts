import { cacheControl, IMMUTABLE_FOLDERS, robotsTag, SECURITY_HEADERS } from '../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

/**
 * Netlify's `_headers`. Rules add up and none can take back what another says, so every file gets the documents' policy.
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function netlifyHeaders(facts: SiteFacts): string {
  const lines = Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': facts.policy })
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
  const kept = IMMUTABLE_FOLDERS.map(
    (folder) => `/${folder}/*\n  Cache-Control: ${cacheControl(`/${folder}/x`)}\n`,
  );
  // It documents its splat for the end of a path only, so each copy of a page is named.
  const copies = facts.copies.map((file) => `${file}\n  X-Robots-Tag: ${robotsTag(file)}\n`);
  return `/*\n${lines}\n${[...kept, ...copies].join('\n')}`;
}

/**
 * Netlify's `_redirects`. It matches an address with and without slash, keeps queries by itself, and lets a file that
 * exists win; what is left at the end is not found.
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function netlifyRedirects(facts: SiteFacts): string {
  const moved = facts.moved.map(([from, to]) => `${from} ${to} 301\n`).join('');
  const notFound = facts.notFound.map(([prefix, file]) => `${prefix}* ${file} 404\n`).join('');
  return `${moved}\n${notFound}`;
}
