import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { PAGE_IDS } from '#app/site/pages.ts';
import { articlePath, homePrefix, NOT_FOUND_SEGMENT, pathFor } from '#app/site/paths.ts';
import { articleAlternates, articleSlugs } from './articles.ts';

/** Addresses of all pages and articles, in every published language: what a visitor can ask for. */
export function siteAddresses(): string[] {
  return PUBLISHED_LANGUAGES.flatMap((language) => [
    ...PAGE_IDS.map((page) => pathFor(page, language)),
    ...articleSlugs(language).map((slug) => articlePath(slug, language)),
  ]);
}

/** The same in groups: each page and article in all its languages. */
export function siteAddressGroups(): string[][] {
  return [
    ...PAGE_IDS.map((page) => PUBLISHED_LANGUAGES.map((language) => pathFor(page, language))),
    ...articleAlternates().map((paths) => Object.values(paths)),
  ];
}

/** Documents that answer for addresses that do not exist: any path, and any article. */
export function notFoundAddresses(): string[] {
  return PUBLISHED_LANGUAGES.flatMap((language) => [
    homePrefix(language) + NOT_FOUND_SEGMENT,
    articlePath(NOT_FOUND_SEGMENT, language),
  ]);
}

/** Everything that is written as a static document. */
export function prerenderedPaths(): string[] {
  return [...siteAddresses(), ...notFoundAddresses()];
}
