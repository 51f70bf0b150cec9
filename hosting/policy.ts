import { languageOfPath } from '../app/site/languages.ts';
import { pathFor } from '../app/site/paths.ts';
import { redirects } from './redirects.ts';

/** What a host does with a path, before looking at the file itself. */
export type Answer = { kind: 'file'; file: string; status: 200 | 404 } | { kind: 'redirect'; to: string };

const movedAddresses = redirects();

/** Files named after their content never change. */
const IMMUTABLE = /^\/(assets|pictures)\//;

/**
 * How long a response may be kept. Documents and data are asked for again each time and answered with 304.
 * @param file path of the file below the site's root, e.g. `/assets/x.js`
 */
export function cacheControl(file: string): string {
  return IMMUTABLE.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

/** The document that answers for a path that does not exist: of its language, and its own kind for articles. */
export function notFoundDocument(pathname: string): string {
  const language = languageOfPath(pathname);
  const blog = pathFor('blog', language);
  if (pathname.startsWith(`${blog}/`)) return `${blog}/404.html`;
  return `${pathFor('home', language).replace(/\/$/, '')}/404.html`;
}

/**
 * What to answer to a path.
 * @param pathname decoded path of the request
 * @param exists whether the site has a file, given its path below the root
 */
export function answer(pathname: string, exists: (file: string) => boolean): Answer {
  const moved = movedAddresses.get(pathname.replace(/(.)\/+$/, '$1'));
  if (moved) return { kind: 'redirect', to: moved };
  if (pathname !== '/' && pathname.endsWith('/')) {
    const bare = pathname.replace(/\/+$/, '');
    if (exists(`${bare}/index.html`)) return { kind: 'redirect', to: bare };
  }
  if (/\.html$/.test(pathname)) return { kind: 'file', file: notFoundDocument(pathname), status: 404 };
  if (exists(pathname)) return { kind: 'file', file: pathname, status: 200 };
  const document = `${pathname.replace(/\/$/, '')}/index.html`;
  if (exists(document)) return { kind: 'file', file: document, status: 200 };
  return { kind: 'file', file: notFoundDocument(pathname), status: 404 };
}
