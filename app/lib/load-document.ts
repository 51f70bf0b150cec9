/**
 * Whether the server answers for an address: only then may the browser be sent there. A 404 counts as an answer, a 5xx
 * does not.
 */
export async function isAnswered(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Loads an address as a document, from scratch.
 * @param address within this site; one of another site is not loaded
 */
export function loadDocument(address: string): void {
  const { href, origin, pathname, search } = new URL(address, location.href);
  if (origin !== location.origin) return;
  // Assigning an address that differs only in its hash would load nothing.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(href);
}

/**
 * The same after a failure: once in a visit, so that a failure that comes back with the document cannot load it for ever.
 * Not at all without session storage, which alone outlives the document.
 * @param build names this build: a newer one may try again what failed in this one
 * @returns whether the document is being loaded
 */
export function loadDocumentOnce(address: string, build: string): boolean {
  try {
    const key = `loaded ${address} ${build}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'after a failure');
  } catch {
    return false;
  }
  loadDocument(address);
  return true;
}
