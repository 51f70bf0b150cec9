/** Whether the visitor asks for less motion. Ask at the moment of moving: it can change while the page is open. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
