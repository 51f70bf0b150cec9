/**
 * The first script of documents for unknown addresses: redirects to the page that was probably meant, before the first
 * paint.
 */
import { meantPath } from './meant-path.ts';

const known = JSON.parse(document.currentScript?.dataset.known ?? '[]') as string[][];
const { pathname, search, hash } = location;
const meant = meantPath(pathname, known);
if (meant) {
  document.documentElement.style.display = 'none';
  location.replace(meant + search + hash);
} else if (pathname.startsWith('//')) {
  // Two slashes at the start would be read as the name of another host.
  history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
}
