import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { FILM_PAGES } from '#app/site/pages.ts';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

/** Paths of the pages that show the owner's film, in every published language. */
export const FILM_PATHS: readonly string[] = FILM_PAGES.flatMap((page) =>
  PUBLISHED_LANGUAGES.map((language) => pathFor(page, language)),
);

/**
 * Whether a page must be loaded as a document of its own. The Content-Security-Policy of the first document stays in
 * force while the visitor moves inside the site, and only those of the film's pages let it be embedded.
 * @param first path of the document that was loaded
 * @param next path that is moved to
 */
export function needsDocument(first: string, next: string, film: object | null = settings.video): boolean {
  return film !== null && FILM_PATHS.includes(next) && !FILM_PATHS.includes(first);
}
