const KEY = 'site:loaded-after-failure';

/** Name of this build of the code: another one may try again what this one could not do. */
const BUILD = import.meta.url;

/**
 * Whether anybody answers for an address: only then may the browser be sent there. A page that does not exist is an
 * answer, a server in trouble is none.
 */
export async function isAnswered(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Notes that a document is loaded because of a failure. False if it has been before, or if nothing can be noted. */
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

/** Has the browser load an address as a document, from scratch, because the visitor wants it. */
export function loadDocument(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  // Where only the hash is another, assigning would not load anything.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(address);
}

/**
 * The same because of a failure: once in a visit for each address, so that a failure that comes back with the document
 * cannot load it for ever. Not at all where no storage could outlive the document and tell.
 * @returns whether the document is being loaded
 */
export function loadDocumentOnce(address: string): boolean {
  const first = isFirstLoad(new URL(address, location.href).href);
  if (first) loadDocument(address);
  return first;
}
