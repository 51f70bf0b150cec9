import { Component } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What is read, and would be missed: neither controls nor what only groups. */
const READ = ':is(main, footer) :is(h1, h2, h3, h4, p, li, dt, dd, figure, img)';

/** Something that is read, by its position among its siblings and theirs, from the body down, and its distance in px from the top of the screen. */
type Place = { path: number[]; top: number };

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Whether an element stays on the screen while the page scrolls, so that it says nothing about the place. */
function sticks(element: Element | null): boolean {
  if (!element) return false;
  return /sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement);
}

/** The place of what begins first below the header, or else reaches below it. Undefined at the top of the page. */
function notePlace(): Place | null {
  if (window.scrollY === 0) return null;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const onScreen = [...document.querySelectorAll(READ)].filter((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > header && top < window.innerHeight && !sticks(element);
  });
  const read = onScreen.find((element) => topOf(element) >= header) ?? onScreen.at(-1);
  if (!read) return null;
  const path: number[] = [];
  for (let at = read; at.parentElement && at !== document.body; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return { path, top: topOf(read) };
}

/** Scrolls to where the same thing, or the innermost around it that is still there, is as far from the top. */
function returnTo({ path, top }: Place): void {
  let found: Element = document.body;
  for (const index of path) {
    const child = found.children[index];
    if (!child) break;
    found = child;
  }
  window.scrollBy({ top: topOf(found) - top, behavior: 'instant' });
}

type Props = { pathname: string; keeps: boolean };

/** A class, as only classes are asked right before the document changes. */
class Keeper extends Component<Props> {
  override getSnapshotBeforeUpdate({ pathname }: Props): Place | null {
    return this.props.keeps && pathname !== this.props.pathname ? notePlace() : null;
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: Place | null): void {
    if (!place) return;
    returnTo(place);
    // A font that comes later may move the text once more; not every browser keeps the place then.
    const { scrollY } = window;
    void document.fonts.ready.then(() => {
      if (window.scrollY === scrollY) returnTo(place);
    });
  }

  override render() {
    return null;
  }
}

/**
 * Keeps the visitor at the same text when the page changes its language, although the texts above have other lengths.
 * Back and forward return to where the visitor was, which the router knows.
 */
export function KeptPlace() {
  const { pathname, state } = useLocation();
  const moves = useNavigationType() !== 'POP';
  return <Keeper pathname={pathname} keeps={moves && Boolean(state?.keepsPlace)} />;
}
