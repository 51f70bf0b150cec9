import { Component } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { showLateFont } from '#app/lib/late-font.ts';

/** Translations have the same headings in the same order. */
const headings = () => [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, h4)')];
const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

/** A heading by its number, and its distance from the top of the viewport in px. */
type Place = { index: number; top: number };

/** The heading nearest to the top of the screen. Null at the top of the page. */
function notePlace(): Place | null {
  const distance = (heading: Element) => Math.abs(topOf(heading) - window.innerHeight / 4);
  const [nearest] = headings()
    .filter((heading) => heading.getClientRects().length > 0)
    .sort((a, b) => distance(a) - distance(b));
  if (window.scrollY === 0 || !nearest) return null;
  return { index: headings().indexOf(nearest), top: topOf(nearest) };
}

function returnTo({ index, top }: Place): void {
  window.scrollBy({ top: topOf(headings()[index]) - top, behavior: 'instant' });
}

/** Aborted as soon as the visitor scrolls. */
function moves() {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  for (const event of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(event, abort, { once: true, passive: true, signal });
  return { signal, abort };
}

type Props = { pathname: string; keeps: boolean; hash: string };

/** A class component: only classes have `getSnapshotBeforeUpdate`, called right before the DOM changes. */
class Keeper extends Component<Props> {
  override getSnapshotBeforeUpdate({ pathname }: Props): Place | null {
    if (pathname === this.props.pathname) return null;
    // Smooth scrolling is only for moves within a page: a new page is at its place at once.
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    // Forces a style recalculation: Chromium scrolls to the top without one, and would still scroll smoothly.
    getComputedStyle(root).getPropertyValue('scroll-behavior');
    return this.props.keeps ? notePlace() : null;
  }

  override componentDidUpdate(before: Props, _state: unknown, place: Place | null): void {
    const { keeps, hash, pathname } = this.props;
    if (before.pathname === pathname) return;
    // Heading ids of long texts differ by language. replaceState bypasses the router, which would scroll to the hash.
    if (keeps && document.getElementById(hash.slice(1))) history.replaceState(history.state, '', hash);
    requestAnimationFrame(() => document.documentElement.style.removeProperty('scroll-behavior'));
    if (place) returnTo(place);
    // The late font, shown now, reflows the text once more; whoever has scrolled meanwhile is left in peace.
    const { signal, abort } = moves();
    void showLateFont().then(() => {
      if (place && !signal.aborted) returnTo(place);
      abort();
    });
  }

  override render() {
    return null;
  }
}

/** Keeps the visitor at the same text, and at the hash if it is there, when the language changes. */
export function KeepScrollPosition() {
  const { pathname, state } = useLocation();
  const moves = useNavigationType() !== 'POP';
  return <Keeper pathname={pathname} keeps={moves && Boolean(state?.keepsPlace)} hash={state?.hash ?? ''} />;
}
