import type { Page } from '@playwright/test';
import { HYDRATED } from '#app/lib/hydration.ts';

/** What a page notes of its own visit; times in milliseconds since the visit began. */
export type Noted = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** What a layout shift has moved, and when. */
  moved: { start: number; what: string[] }[];
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** Duration from an input to the next frame, and its target. */
  interactions: { name: string; target: string; duration: number }[];
  /** When the visitor touched or pressed something for the first time. */
  firstIntent?: number;
  hydrated?: number;
};

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type Interaction = PerformanceEntry & { interactionId: number; target: Element | null };

/** Runs in the page, before any script of its own. */
function observe(hydratedEvent: string): void {
  const noted: Noted = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    moved: [],
    longTasks: [],
    interactions: [],
  };
  const nameOf = (node: Node | null) =>
    `${node?.nodeName ?? ''} ${node?.textContent?.trim().slice(0, 30) ?? ''}`;
  const each = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...options });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  each('layout-shift', (entry) => {
    const { startTime: start, value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    noted.layoutShift += value;
    noted.moved.push({ start, what: sources.map(({ node }) => nameOf(node)) });
  });
  each('longtask', ({ startTime: start, duration }) => noted.longTasks.push({ start, duration }));
  each(
    'event',
    (entry) => {
      const { interactionId, name, target, duration } = entry as Interaction;
      if (interactionId) noted.interactions.push({ name, target: nameOf(target), duration });
    },
    { durationThreshold: 16 },
  );
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        noted.firstIntent ??= timeStamp;
      },
      { capture: true },
    );
  }
  addEventListener(hydratedEvent, () => {
    noted.hydrated ??= performance.now();
  });
  Object.assign(window, { noted });
}

/** Lets every document of a page note what happens in it. */
export async function observePage(page: Page): Promise<void> {
  await page.addInitScript(observe, HYDRATED);
}

export function readNoted(page: Page): Promise<Noted> {
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

/**
 * Waits until React has hydrated the page, at most 15 seconds. The page listens for the event, because polling would be
 * work of its own.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.evaluate(
    ([event, patience]) =>
      new Promise((resolve) => {
        addEventListener(event, resolve);
        setTimeout(resolve, (window as unknown as { noted: Noted }).noted.hydrated ? 0 : patience);
      }),
    [HYDRATED, 15_000] as const,
  );
}
