/** What the settings of every host are written from: the policy, applied to the site that was built. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { ENTRIES, pathFor } from '#app/site/paths.ts';
import { COPY_ENDING, documentPolicy } from './headers.ts';
import { notFoundDocument } from './not-found-document.ts';
import { redirects } from './redirects.ts';

export type SiteFacts = {
  /** Paths of all pages, works and articles, e.g. `/` and `/en/technology`. */
  addresses: string[];
  /** Paths of the Markdown copies of pages, e.g. `/en/legal-notice.md`. */
  copies: string[];
  /** Redirects from addresses with a wrong language prefix, without trailing slash; see hosting/redirects.ts. */
  moved: [from: string, to: string][];
  /** Path prefixes and the 404 document for each, the longest prefix first. */
  notFound: [prefix: string, document: string][];
  /** The Content-Security-Policy of all documents. */
  policy: string;
};

function notFoundDocuments(): [string, string][] {
  return PUBLISHED_LANGUAGES.flatMap((language) => [
    ...Object.values(ENTRIES).map(({ below }) => `${pathFor(below, language)}/`),
    `${pathFor('home', language)}/`,
  ])
    .map((prefix) => prefix.replace('//', '/'))
    .map((prefix): [string, string] => [prefix, notFoundDocument(`${prefix}x`)])
    .sort(([one], [other]) => other.length - one.length);
}

function filesEndingIn(end: string, root: string): string[] {
  return globSync(`**/*${end}`, { cwd: root })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/**
 * The one Content-Security-Policy of all documents of a built site, with every hash that any of them needs: of scripts,
 * which all share, and of the styles of each kind of page.
 * @param root folder of the site
 */
export function sitePolicy(root: string): string {
  const documents = filesEndingIn('.html', root).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return documentPolicy(documents.join('\n'));
}

/**
 * Reads a built site.
 * @param root folder of the site
 */
export function siteFacts(root: string): SiteFacts {
  return {
    addresses: filesEndingIn('.html', root)
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => file.replace(/(.)?\/index\.html$/, '$1') || '/'),
    copies: filesEndingIn(COPY_ENDING, root),
    moved: [...redirects()],
    notFound: notFoundDocuments(),
    policy: sitePolicy(root),
  };
}
