import { ENTRIES, pathFor } from '#app/site/paths.ts';
import { languageOfPath } from '#app/site/published-languages.ts';

/**
 * Where the document of an address is. `tecnologia.html`, not `tecnologia/index.html`: Netlify and Cloudflare Pages would
 * add a slash to the address of the latter.
 * @param address path of a page, e.g. `/tecnologia`
 * @returns path of the file below the site's root, e.g. `/tecnologia.html`
 */
export function documentFile(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The 404 document for a path: in its language, with one of their own for articles and for works. */
export function notFoundDocument(pathname: string): string {
  const language = languageOfPath(pathname);
  const folder =
    Object.values(ENTRIES)
      .map(({ below }) => pathFor(below, language))
      .find((path) => pathname.startsWith(`${path}/`)) ?? pathFor('home', language).replace(/\/$/, '');
  return `${folder}/404.html`;
}
