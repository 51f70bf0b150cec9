/**
 * Loads the document anew after a failure: once in a visit, so that a failure that comes back with it cannot load it for
 * ever. Not at all without session storage, which alone outlives the document.
 * @param build names this build: a newer one may try again what failed in this one
 * @returns whether it is being loaded
 */
export function reloadOnce(build: string): boolean {
  const key = `loaded ${location.href} ${build}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'after a failure');
  } catch {
    return false;
  }
  location.reload();
  return true;
}
