import { expect, type Page } from '@playwright/test';
import { twoFrames } from './browser.ts';

/** One stop of the Tab key. */
type Stop = {
  /** beginning of the element's HTML, without what changes while the page scrolls */
  html: string;
  /** its place among all elements of the document */
  place: number;
  /** it is in a fixed or sticky box */
  stays: boolean;
  /** it is in an aside or in the consent banner, which have an order of their own */
  beside: boolean;
  /** its box, in pixels of the page, or of the screen if it stays there */
  box: { left: number; right: number; top: number; bottom: number };
  /** some of it is on the screen with nothing in front of it (WCAG 2.4.11) */
  uncovered: boolean;
  /** an outline of at least 2 px is drawn around it, or around what stands for it */
  outlined: boolean;
};

export type Walk = Stop[];

/** Puts the starting point of the Tab key at the beginning of the page, wherever the focus was. */
async function startAtTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.collapse(document.body, 0);
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Reads the focused stop, again after the next frame if it is covered: a slow machine may still be scrolling to it. */
async function lookAtStop(page: Page): Promise<Stop | null> {
  const stop = await page.evaluate(readStop);
  if (!stop || stop.uncovered) return stop;
  await twoFrames(page);
  return page.evaluate(readStop);
}

/** Presses Tab from the beginning of the page until the focus has left it at its end, and notes every stop. */
export async function walkThrough(page: Page): Promise<Walk> {
  await startAtTheTop(page);
  const walk: Walk = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await lookAtStop(page);
    if (!stop) return walk;
    walk.push(stop);
    expect(walk.length, 'the focus goes round and never leaves the page').toBeLessThan(400);
  }
}

/** Presses Shift and Tab from the end of the page, as often as Tab had stops on the way there, and notes every stop. */
export async function walkBack(page: Page, stops: number): Promise<Walk> {
  const walk: Walk = [];
  while (walk.length < stops) {
    await page.keyboard.press('Shift+Tab');
    const stop = await lookAtStop(page);
    if (!stop) return walk;
    walk.push(stop);
  }
  return walk;
}

function readStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const stays = [...ancestors(element)].some((box) => /fixed|sticky/.test(getComputedStyle(box).position));
  // A control that cannot be seen itself shows its focus on what is drawn for it.
  const drawn = [
    element,
    ...element.querySelectorAll('*'),
    ...[element.closest('label')].filter((label) => label !== null),
    ...(element.nextElementSibling?.querySelectorAll('*') ?? []),
  ];
  return {
    html: element.outerHTML.replace(/ aria-current="step"/, '').slice(0, 120),
    place: [...document.querySelectorAll('*')].indexOf(element),
    stays,
    beside: element.closest('aside, [data-consent-banner]') !== null,
    box: { left, right, top: stays ? top : top + scrollY, bottom: stays ? bottom : bottom + scrollY },
    uncovered: [...element.getClientRects()].some(isUncovered),
    outlined: drawn.some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/, 0\)|transparent/.test(outlineColor)
      );
    }),
  };

  function* ancestors(from: Element) {
    for (let box: Element | null = from; box; box = box.parentElement) yield box;
  }

  /** Whether the middle or one of four points near the corners can be seen. */
  function isUncovered(rect: DOMRect): boolean {
    return [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ].some(([across = 0, down = 0]) => {
      const seen = document.elementFromPoint(rect.left + rect.width * across, rect.top + rect.height * down);
      return (
        seen !== null &&
        (element?.contains(seen) || (seen.contains(element) && !seen.matches('html, body, main')))
      );
    });
  }
}

/** Stops that come before their predecessor in the document. */
export function againstTheDocument(walk: Walk): string[] {
  return walk.filter(({ place }, index) => place <= (walk[index - 1]?.place ?? -1)).map(({ html }) => html);
}

/** Stops that lie above their predecessor and not to its right, or on its line and to its left. */
export function againstTheEye(walk: Walk): string[] {
  return walk.flatMap(({ html, box, stays, beside }, index) => {
    const before = walk[index - 1];
    if (!before || before.stays !== stays || before.beside !== beside) return [];
    const above = box.bottom <= before.box.top && box.left < before.box.right;
    const sameLine = Math.min(box.bottom, before.box.bottom) > Math.max(box.top, before.box.top);
    const leftOnTheLine = sameLine && box.right <= before.box.left;
    return above || leftOnTheLine ? [`${before.html} → ${html}`] : [];
  });
}
