import { languageOfPath } from '#app/site/languages.ts';
import { ENTRIES, pathFor } from '#app/site/paths.ts';

/** The document that answers for a path that does not exist: of its language, and of its own kind for articles and works. */
export function notFoundDocument(pathname: string): string {
  const language = languageOfPath(pathname);
  const folder =
    Object.values(ENTRIES)
      .map(({ below }) => pathFor(below, language))
      .find((path) => pathname.startsWith(`${path}/`)) ?? pathFor('home', language).replace(/\/$/, '');
  return `${folder}/404.html`;
}
