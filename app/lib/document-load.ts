const KEY = 'site:loaded-after-failure';

/** Identifies this build: a newer one may retry what failed in this one. */
const BUILD = import.meta.url;

/**
 * Whether the server answers for a URL: only then may the browser be sent there. A 404 counts as an answer, a 5xx does
 * not.
 */
export async function isAnswered(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Records that a URL is loaded after a failure. False if it has been before, or if session storage is blocked. */
function isFirstLoad(address: string): boolean {
  try {
    const loaded: Record<string, string> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (loaded[address] === BUILD) return false;
    sessionStorage.setItem(KEY, JSON.stringify({ ...loaded, [address]: BUILD }));
    return true;
  } catch {
    return false;
  }
}

/** Loads a URL as a document, from scratch, at the visitor's request. */
export function loadDocument(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  // Assigning a URL that differs only in its hash would load nothing.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(address);
}

/**
 * `loadDocument` after a failure: once per session and URL, so that a failure that comes back with the document cannot
 * reload it for ever. Not at all without session storage, which alone outlives the document.
 * @returns whether the document is being loaded
 */
export function loadDocumentOnce(address: string): boolean {
  const first = isFirstLoad(new URL(address, location.href).href);
  if (first) loadDocument(address);
  return first;
}
