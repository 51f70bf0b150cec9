import { PUBLISHED_LANGUAGES } from '../app/site/languages.ts';
import { PAGE_IDS } from '../app/site/pages.ts';
import { articlePath, pathFor } from '../app/site/paths.ts';
import { articleSlugs } from './articles.ts';

/** Path, inside each language, of the document that is served for an unknown address. */
export const NOT_FOUND_SEGMENT = '404';

/** Addresses of all pages and articles, in every published language: what a visitor can ask for. */
export function siteAddresses(): string[] {
  return PUBLISHED_LANGUAGES.flatMap((language) => [
    ...PAGE_IDS.map((page) => pathFor(page, language)),
    ...articleSlugs(language).map((slug) => articlePath(slug, language)),
  ]);
}

/** Documents that answer for addresses that do not exist: any path, and any article. */
export function notFoundAddresses(): string[] {
  return PUBLISHED_LANGUAGES.flatMap((language) => [
    `${pathFor('home', language).replace(/\/$/, '')}/${NOT_FOUND_SEGMENT}`,
    articlePath(NOT_FOUND_SEGMENT, language),
  ]);
}

/** Everything that is written as a static document. */
export function prerenderedPaths(): string[] {
  return [...siteAddresses(), ...notFoundAddresses()];
}
