/** What a visitor can pause. */
export type Moving = 'film' | 'words';

/** Key in session storage: what has been paused stays so on the next page, and when one comes back. */
const KEY = 'paused';

/** The paused ones; none if storage is blocked. */
function read(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/**
 * Whether the visitor has paused something in this tab.
 * @param moving what; anything if left out
 */
export function isPaused(moving?: Moving): boolean {
  return moving ? read().includes(moving) : read().length > 0;
}

/** Remembers for this tab whether the visitor has paused it, unless storage is blocked. */
export function rememberPaused(moving: Moving, paused: boolean): void {
  const others = read().filter((one) => one !== moving);
  const all = paused ? [...others, moving] : others;
  try {
    if (all.length > 0) sessionStorage.setItem(KEY, all.join(' '));
    else sessionStorage.removeItem(KEY);
  } catch {
    // It is then paused on this page alone.
  }
}
