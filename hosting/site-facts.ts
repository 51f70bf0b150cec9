/** What the settings of every host are written from: the policy, applied to the site that was built. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteAddresses } from '#app/content/addresses.ts';
import { ENTRIES, homePrefix, pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { documentPolicy } from './headers.ts';
import { notFoundDocument } from './not-found-document.ts';
import { redirects } from './redirects.ts';

type Redirect = [from: string, to: string];

export type SiteFacts = {
  /** Redirects of hosting/redirects.ts, each with and without slash at the end. */
  moved: Redirect[];
  /** Redirects from the addresses of pages, works and articles with a slash at the end. */
  slashes: Redirect[];
  /** Path prefixes and the 404 document for each, the longest prefix first. */
  notFound: [prefix: string, document: string][];
  /** The Content-Security-Policy of all documents. */
  policy: string;
};

function notFoundDocuments(): SiteFacts['notFound'] {
  return PUBLISHED_LANGUAGES.flatMap((language) => [
    ...Object.values(ENTRIES).map(({ below }) => `${pathFor(below, language)}/`),
    homePrefix(language),
  ])
    .map((prefix): [string, string] => [prefix, notFoundDocument(`${prefix}x`)])
    .sort(([one], [other]) => other.length - one.length);
}

/**
 * The one Content-Security-Policy of all documents of a built site, with every hash that any of them needs.
 * @param root folder of the site
 */
export function sitePolicy(root: string): string {
  const documents = globSync('**/*.html', { cwd: root }).sort();
  return documentPolicy(documents.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n'));
}

/**
 * Reads a built site.
 * @param root folder of the site
 */
export function siteFacts(root: string): SiteFacts {
  return {
    moved: [...redirects()].flatMap(([from, to]): Redirect[] => [
      [from, to],
      [`${from}/`, to],
    ]),
    slashes: siteAddresses()
      .filter((address) => address !== '/')
      .map((address) => [`${address}/`, address]),
    notFound: notFoundDocuments(),
    policy: sitePolicy(root),
  };
}
