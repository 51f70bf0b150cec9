let held = false;

/** Whether a new document would lose what the visitor has written, on this page or on one before it. */
export const areWordsHeld = (): boolean => held;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Says whether something has been written that has not been handed over yet. As long as it has, on every page of the visit,
 * the browser asks before another document takes the place of this one.
 */
export function holdWords(now: boolean): void {
  held = now;
  if (now) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
