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

/** Has the browser load an address as a document, from scratch. */
export function loadDocument(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  // Where only the hash is another, assigning would not load anything.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(address);
}
