import { languageOfPath } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';

/** The document that answers for a path that does not exist: of its language, and its own kind for articles. */
export function notFoundDocument(pathname: string): string {
  const language = languageOfPath(pathname);
  const blog = pathFor('blog', language);
  if (pathname.startsWith(`${blog}/`)) return `${blog}/404.html`;
  return `${pathFor('home', language).replace(/\/$/, '')}/404.html`;
}
