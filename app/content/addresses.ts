import {
  articlePath,
  ENTRIES,
  homePrefix,
  NOT_FOUND_SEGMENT,
  PAGE_IDS,
  pathFor,
  workPath,
} from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { articleAlternates, articleSlugs } from './articles.ts';
import { workAlternates, workSlugs } from './works.ts';

/** Paths of all pages, works and articles in every published language, without the 404 documents. */
export function siteAddresses(): string[] {
  return PUBLISHED_LANGUAGES.flatMap((language) => [
    ...PAGE_IDS.map((page) => pathFor(page, language)),
    ...workSlugs(language).map((slug) => workPath(slug, language)),
    ...articleSlugs(language).map((slug) => articlePath(slug, language)),
  ]);
}

/** The same in groups: each page, work and article in all its languages. */
export function siteAddressGroups(): string[][] {
  return [
    ...PAGE_IDS.map((page) => PUBLISHED_LANGUAGES.map((language) => pathFor(page, language))),
    ...[...workAlternates(), ...articleAlternates()].map((paths) => Object.values(paths)),
  ];
}

/** Paths of the 404 documents: for any path, any article and any work. */
export function notFoundAddresses(): string[] {
  return PUBLISHED_LANGUAGES.flatMap((language) => [
    homePrefix(language) + NOT_FOUND_SEGMENT,
    ...Object.values(ENTRIES).map(({ path }) => path(NOT_FOUND_SEGMENT, language)),
  ]);
}

/** Everything that is written as a static document. */
export function prerenderedPaths(): string[] {
  return [...siteAddresses(), ...notFoundAddresses()];
}
