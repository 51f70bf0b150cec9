import { cacheControl, IMMUTABLE_FOLDERS, robotsTag, SECURITY_HEADERS } from '../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

/**
 * Netlify's `_headers`. All matching rules apply and none can override another, so every file gets the documents' policy.
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function netlifyHeaders(facts: SiteFacts): string {
  const lines = Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': facts.policy })
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
  const kept = IMMUTABLE_FOLDERS.map(
    (folder) => `/${folder}/*\n  Cache-Control: ${cacheControl(`/${folder}/x`)}\n`,
  );
  // Netlify documents `*` only at the end of a path, so each Markdown copy has its own rule.
  const copies = facts.copies.map((file) => `${file}\n  X-Robots-Tag: ${robotsTag(file)}\n`);
  return `/*\n${lines}\n${[...kept, ...copies].join('\n')}`;
}

/**
 * Netlify's `_redirects`. Netlify matches an address with and without trailing slash, keeps queries and prefers existing
 * files. The last rules name the 404 documents.
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function netlifyRedirects(facts: SiteFacts): string {
  const moved = facts.moved.map(([from, to]) => `${from} ${to} 301\n`).join('');
  const notFound = facts.notFound.map(([prefix, file]) => `${prefix}* ${file} 404\n`).join('');
  return `${moved}\n${notFound}`;
}
