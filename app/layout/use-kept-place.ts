import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Translations have the same headings in the same order. Tables of contents are sticky, and say nothing of the place. */
const headings = () => [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, h4):not(nav *)')];
const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

/** A heading by its number, and its distance from the top of the viewport in px. */
type Place = { index: number; top: number };

/** The heading nearest to the top of the screen. Undefined at the top of the page. */
export function placeOnPage(): Place | undefined {
  const distance = (heading: Element) => Math.abs(topOf(heading) - window.innerHeight / 4);
  const [nearest] = headings()
    .filter((heading) => heading.getClientRects().length > 0)
    .sort((a, b) => distance(a) - distance(b));
  if (window.scrollY === 0 || !nearest) return undefined;
  return { index: headings().indexOf(nearest), top: topOf(nearest) };
}

function returnTo({ index, top }: Place): void {
  window.scrollBy({ top: topOf(headings()[index]) - top, behavior: 'instant' });
}

/** Keeps the visitor at the same text, and at the hash if it is there, when the language changes (`LanguageLink`). */
export function useKeptPlace(): void {
  const { pathname, state } = useLocation();
  const goesOn = useNavigationType() !== 'POP' && state?.keepsPlace;
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Shows a font that came too late for the first page (app/styles/fonts.css), and scrolls at once: smooth scrolling is
    // for moves within a page. The style is calculated here, as Chromium would still scroll smoothly otherwise.
    const root = document.documentElement;
    root.classList.add('has-moved');
    root.style.scrollBehavior = 'auto';
    getComputedStyle(root).getPropertyValue('scroll-behavior');
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'));
    if (!goesOn) return;
    const { hash, place } = state as { hash: string; place?: Place };
    // Heading ids of long texts differ by language. replaceState bypasses the router, which would scroll to the hash.
    if (document.getElementById(hash.slice(1))) history.replaceState(history.state, '', hash);
    if (!place) return;
    returnTo(place);
    // A late font reflows the text once more, and the browser's own scroll anchoring does not hold the place; whoever has
    // begun to scroll meanwhile is left in peace.
    const still = new AbortController();
    const { signal } = still;
    document.fonts.addEventListener('loadingdone', () => returnTo(place), { once: true, signal });
    for (const intent of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(intent, () => still.abort(), { signal, passive: true });
    return () => still.abort();
  }, [pathname, goesOn, state]);
}
