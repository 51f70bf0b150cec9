let held = false;

/** Whether the visitor is on the way to another page whose code has not come yet: any other navigation would end that move. */
export const isMoveHeld = (): boolean => held;

/** Says that a move to another page has begun to wait, or waits no more. */
export function holdMove(now: boolean): void {
  held = now;
}
