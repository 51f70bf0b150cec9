import { ENTRIES, pathFor } from '#app/site/paths.ts';
import { languageOfPath } from '#app/site/published-languages.ts';

/** The 404 document for a path: in its language, with one of their own for articles and for works. */
export function notFoundDocument(pathname: string): string {
  const language = languageOfPath(pathname);
  const folder =
    Object.values(ENTRIES)
      .map(({ below }) => pathFor(below, language))
      .find((path) => pathname.startsWith(`${path}/`)) ?? pathFor('home', language).replace(/\/$/, '');
  return `${folder}/404.html`;
}
