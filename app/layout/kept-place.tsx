import { Component } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { showLateFont } from '#app/lib/late-font.ts';

const HEADINGS = 'h1, h2, h3, h4';

/** What is read, and would be missed: neither controls nor what only groups. */
const READ = `:is(main, footer) :is(${HEADINGS}, p, li, dt, dd, figure, img)`;

/** With what a visitor scrolls: who has moved on is not fetched back. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Something that is read: how many headings come up to it, how many things after the last of them, and how far it is
 * from the top of the screen, in px. Translations have the same headings, and nearly the same paragraphs below each.
 */
type Place = { headings: number; after: number; top: number };

function isHeading(element: Element): boolean {
  return element.matches(HEADINGS);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Whether an element stays on the screen while the page scrolls, so that it says nothing about the place. */
function sticks(element: Element | null): boolean {
  if (!element) return false;
  return /sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement);
}

/** The place of what begins first below the header, or else reaches below it. Null at the top of the page. */
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

/** Scrolls to where the same thing, or the last below the same heading, is as far from the top. */
function returnTo({ headings, after, top }: Place): void {
  const all = [...document.querySelectorAll(READ)];
  const starts = all.flatMap((element, index) => (isHeading(element) ? [index] : []));
  const start = headings === 0 ? -1 : starts[headings - 1];
  if (start === undefined) return;
  const found = all[Math.min(start + after, (starts[headings] ?? all.length) - 1)];
  if (found) window.scrollBy({ top: topOf(found) - top, behavior: 'instant' });
}

type Props = { pathname: string; keeps: boolean; hash: string };

/** A class, as only classes are asked right before the document changes. */
class Keeper extends Component<Props> {
  override getSnapshotBeforeUpdate({ pathname }: Props): Place | null {
    if (pathname === this.props.pathname) return null;
    // Another page begins at its place; only within one is it scrolled to.
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    // On its way to the top Chromium does not look at the styles anew, and would glide there: they are looked at here.
    getComputedStyle(root).getPropertyValue('scroll-behavior');
    return this.props.keeps ? notePlace() : null;
  }

  override componentDidUpdate(before: Props, _state: unknown, place: Place | null): void {
    if (before.pathname === this.props.pathname) return;
    const { keeps, hash } = this.props;
    // Headings of long texts have other names in another language. The router need not hear of it: it would scroll there.
    if (keeps && document.getElementById(hash.slice(1))) history.replaceState(history.state, '', hash);
    requestAnimationFrame(() => document.documentElement.style.removeProperty('scroll-behavior'));
    if (place) returnTo(place);
    // The font that comes with this change moves the text once more, and a browser's own keeping of the place with it.
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
 * Keeps the visitor at the same text when the page changes its language, although the texts above have other lengths, and
 * in the address what is named alike in both.
 * Back and forward return to where the visitor was, which the router knows.
 */
export function KeptPlace() {
  const { pathname, state } = useLocation();
  const moves = useNavigationType() !== 'POP';
  return <Keeper pathname={pathname} keeps={moves && Boolean(state?.keepsPlace)} hash={state?.hash ?? ''} />;
}
