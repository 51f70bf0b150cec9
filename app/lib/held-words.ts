let held = false;

/** Whether a new document would lose what the visitor has written, on this page or on one before it. */
export const areWordsHeld = (): boolean => held;

/** Says whether something has been written that has not been handed over yet. */
export function holdWords(now: boolean): void {
  held = now;
}
