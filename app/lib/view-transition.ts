import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

/**
 * Changes the page with a view transition, or at once where there are none or motion is unwelcome.
 * @param change must have changed the document by the time it is done (`flushSync`)
 */
export function withViewTransition(change: () => Promise<void>): void {
  if (!document.startViewTransition || prefersReducedMotion()) {
    void change();
    return;
  }
  // A transition that another one cuts short rejects; the change itself has been made all the same.
  document.startViewTransition(change).ready.catch(() => {});
}
