/** Milliseconds after which a server that says nothing counts as one that does not answer. */
const PATIENCE = 5000;

/** Absolute, as a path that starts with two slashes would be the name of another host. */
const onThisSite = (path: string) => location.origin + path;

/**
 * Whether the server answers for a path of this site: only then may the browser be sent there. A 404 counts as an answer, a
 * 5xx does not.
 */
export async function isAnswered(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await fetch(onThisSite(path), { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

/** Loads a path of this site, with query and hash, as a document from scratch. */
export function loadDocument(path: string): void {
  const isHere = path.replace(/#.*/, '') === location.pathname + location.search;
  // Assigning an address that differs only in its hash would load nothing.
  if (isHere) location.reload();
  else location.assign(onThisSite(path));
}
