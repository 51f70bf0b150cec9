/**
 * Class of `html` while sections far below the screen of a phone are neither styled nor laid out (app/styles/base.css).
 * All at once would keep it busy for more than 50 ms, and a touch would wait that long.
 */
export const DEFERRING = 'deferring';

/** Least time between two sections, in ms: enough for a touch to be answered. */
const PAUSE = 50;

/**
 * Draws what has waited, section after section, so that the length of the page is right soon after it has come alive and
 * later pages are drawn whole. None is begun before the one above it is on the screen: a busy phone would draw several in
 * one go.
 */
export function drawDeferredSections(): void {
  const root = document.documentElement;
  if (!root.classList.contains(DEFERRING)) return;
  // In a task of its own, as styles are computed for it.
  setTimeout(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>('section, article, footer')].filter(
      (section) => getComputedStyle(section).contentVisibility === 'auto',
    );
    const drawNext = () => {
      const section = waiting.shift();
      if (!section) return root.classList.remove(DEFERRING);
      section.style.setProperty('content-visibility', 'visible');
      requestAnimationFrame(() => setTimeout(drawNext, PAUSE));
    };
    drawNext();
  });
}
