import { Component } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { showLateFont } from '#app/lib/late-font.ts';

const HEADINGS = 'h1, h2, h3, h4';

/** Elements that are read; neither controls nor elements that only group others. */
const READ = `:is(main, footer) :is(${HEADINGS}, p, li, dt, dd, figure, img)`;

/** Events by which a visitor scrolls: after one of them the place is not restored again. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Place of an element: the number of headings up to it, of elements since the last heading, and its distance from the top
 * of the viewport in px. Translations have the same headings, and nearly the same paragraphs below each.
 */
type Place = { headings: number; after: number; top: number };

function isHeading(element: Element): boolean {
  return element.matches(HEADINGS);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Whether an element is in a sticky or fixed box, and so says nothing about the scroll position. */
function sticks(element: Element | null): boolean {
  if (!element) return false;
  return /sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement);
}

/** The place of the first element that begins below the header, or else of the last in view. Null at the top of the page. */
function notePlace(): Place | null {
  if (window.scrollY === 0) return null;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const all = [...document.querySelectorAll(READ)];
  const onScreen = all.filter((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > header && top < window.innerHeight && !sticks(element);
  });
  const read = onScreen.find((element) => topOf(element) >= header) ?? onScreen.at(-1);
  if (!read) return null;
  const before = all.slice(0, all.indexOf(read) + 1);
  return {
    headings: before.filter(isHeading).length,
    after: before.length - 1 - before.findLastIndex(isHeading),
    top: topOf(read),
  };
}

/** Scrolls the same element, or else the last below the same heading, to the same distance from the top. */
function returnTo({ headings, after, top }: Place): void {
  const all = [...document.querySelectorAll(READ)];
  const starts = all.flatMap((element, index) => (isHeading(element) ? [index] : []));
  const start = headings === 0 ? -1 : starts[headings - 1];
  if (start === undefined) return;
  const found = all[Math.min(start + after, (starts[headings] ?? all.length) - 1)];
  if (found) window.scrollBy({ top: topOf(found) - top, behavior: 'instant' });
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
    if (before.pathname === this.props.pathname) return;
    const { keeps, hash } = this.props;
    // Heading ids of long texts differ by language. replaceState bypasses the router, which would scroll to the hash.
    if (keeps && document.getElementById(hash.slice(1))) history.replaceState(history.state, '', hash);
    requestAnimationFrame(() => document.documentElement.style.removeProperty('scroll-behavior'));
    if (place) returnTo(place);
    // The late font shown now reflows the text once more, and the browser's scroll anchoring may move the place.
    const moves = new AbortController();
    for (const move of MOVES) {
      addEventListener(move, () => moves.abort(), { once: true, passive: true, signal: moves.signal });
    }
    void showLateFont().then(() => {
      if (place && !moves.signal.aborted) returnTo(place);
      moves.abort();
    });
  }

  override render() {
    return null;
  }
}

/**
 * Keeps the visitor at the same text when the language changes, although the texts above differ in length, and keeps the
 * hash if both languages have it. On Back and Forward the router restores the scroll position.
 */
export function KeepScrollPosition() {
  const { pathname, state } = useLocation();
  const moves = useNavigationType() !== 'POP';
  return <Keeper pathname={pathname} keeps={moves && Boolean(state?.keepsPlace)} hash={state?.hash ?? ''} />;
}
