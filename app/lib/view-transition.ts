import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

/**
 * Changes the page with a view transition, or at once if the browser has none or the visitor prefers reduced motion.
 * @param change must have updated the DOM when it resolves (`flushSync`)
 */
export function withViewTransition(change: () => Promise<void>): void {
  if (!document.startViewTransition || prefersReducedMotion()) {
    void change();
    return;
  }
  // A transition that another one cuts short rejects; the change itself has been made all the same.
  document.startViewTransition(change).ready.catch(() => {});
}
