import { documentFile } from './documents.ts';
import { notFoundDocument } from './not-found-document.ts';
import { redirects } from './redirects.ts';

/** What a host does with a path, before looking at the file itself. */
type Answer =
  | { kind: 'file'; file: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string }
  | { kind: 'malformed' };

/** Methods that a host answers; every other one gets 405. */
export const METHODS = ['GET', 'HEAD'];

const movedAddresses = redirects();

/**
 * Source of a case-insensitive regular expression for requested paths that nobody links to and that each host would
 * interpret differently: empty, `.` and `..` segments, hidden files, encoded slashes, dots and NUL, backslashes. Go's
 * regular expressions have no lookahead, so `.well-known` is excluded by its first letter.
 */
export const ODD_PATH = '//|/\\.([^w]|$)|\\\\|%(2e|2f|5c|00)';

/**
 * Source of a regular expression for files that are served at other addresses only: documents, compressed forms, and the
 * settings of Netlify and Cloudflare.
 */
export const HIDDEN_FILE = '\\.(html|br|gz)$|/(404|index|_headers|_redirects)$';

/**
 * What to answer to a path.
 * @param requested path of the request as it came, without its query
 * @param exists whether the site has a file, given its path below the root
 */
export function answer(requested: string, exists: (file: string) => boolean): Answer {
  const notFound: Answer = { kind: 'file', file: notFoundDocument(requested), status: 404 };
  if (new RegExp(ODD_PATH, 'i').test(requested)) return notFound;
  let pathname: string;
  try {
    pathname = decodeURIComponent(requested);
  } catch {
    return { kind: 'malformed' };
  }
  const bare = pathname.replace(/(.)\/$/, '$1');
  const moved = movedAddresses.get(bare);
  if (moved) return { kind: 'redirect', to: moved };
  if (new RegExp(HIDDEN_FILE).test(bare)) return notFound;
  const document = documentFile(bare);
  if (bare !== pathname) return exists(document) ? { kind: 'redirect', to: bare } : notFound;
  const file = [pathname, document].find(exists);
  return file ? { kind: 'file', file, status: 200 } : notFound;
}
