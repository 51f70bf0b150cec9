import { Component } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Translations have the same headings in the same order. Tables of contents are sticky, and say nothing of the place. */
const headings = () => [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, h4):not(nav *)')];
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

type Props = { pathname: string; keeps: boolean; hash: string };

/** A class component: only classes have `getSnapshotBeforeUpdate`, called right before the DOM changes. */
class Keeper extends Component<Props> {
  override getSnapshotBeforeUpdate({ pathname }: Props): Place | null {
    if (pathname === this.props.pathname) return null;
    const place = this.props.keeps ? notePlace() : null;
    // Shows a font that came too late for the first page (app/styles/fonts.css), and scrolls at once: smooth scrolling is
    // for moves within a page. The style is calculated here, as Chromium would still scroll smoothly otherwise.
    const root = document.documentElement;
    root.classList.add('has-moved');
    root.style.scrollBehavior = 'auto';
    getComputedStyle(root).getPropertyValue('scroll-behavior');
    return place;
  }

  override componentDidUpdate(before: Props, _state: unknown, place: Place | null): void {
    const { keeps, hash, pathname } = this.props;
    if (before.pathname === pathname) return;
    // Heading ids of long texts differ by language. replaceState bypasses the router, which would scroll to the hash.
    if (keeps && document.getElementById(hash.slice(1))) history.replaceState(history.state, '', hash);
    requestAnimationFrame(() => document.documentElement.style.removeProperty('scroll-behavior'));
    if (!place) return;
    returnTo(place);
    // A late font reflows the text once more; whoever has scrolled meanwhile is left in peace.
    const { scrollY } = window;
    void document.fonts.ready.then(() => window.scrollY === scrollY && returnTo(place));
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
