/** The visits that a kind of page is measured by. */
import type { Browser } from '@playwright/test';
import { type Bytes, countBytes } from './count-bytes.ts';
import { touchAnEmptyPlace, touchWhatThereIs } from './interactions.ts';
import { type Noted, readNoted, waitUntilHydrated } from './observe-page.ts';
import { openPhone, workOfMainThread } from './phone.ts';

/** Milliseconds after `load` within which all work that starts by itself has started, and the longest wait for its end. */
const STARTED = 4_000;
const PATIENCE = 8_000;
/** Milliseconds of work a second of a page that counts as idle, not 0 because measuring is work too. */
const QUIET = 20;

/** Results of a visit in which the page is touched. */
export type Touched = {
  blocking: number;
  /** From the first intent until the page is hydrated; 0 if it was before, infinite if it never is. */
  hydration: number;
  hydratedByItself: boolean;
  interactions: Noted['interactions'];
  layoutShift: number;
  moved: Noted['moved'];
  bytes: Bytes;
};

/** Total blocking time: of each long task after the first paint, the part beyond 50 ms, which nobody notices. */
function blockingTime({ firstPaint, longTasks }: Noted): number {
  return longTasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
}

/**
 * Loads the page without touching it, until all work that starts by itself has ended, at most for `PATIENCE`.
 * @returns work of its main thread until then, milliseconds at a quarter of the speed
 */
export async function workOfLooking(browser: Browser, url: string, without?: 'scripts'): Promise<number> {
  const { page, session, close } = await openPhone(browser, { without, speed: 'full' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(STARTED);
  let work = await workOfMainThread(session);
  for (let waited = STARTED; waited < PATIENCE; waited += 1_000) {
    await page.waitForTimeout(1_000);
    const before = work;
    work = await workOfMainThread(session);
    if (work - before < QUIET) break;
  }
  await close();
  return work;
}

/** Loads the page at a quarter of the speed, leaves it alone for `STARTED`, and then touches it. */
export async function touch(browser: Browser, url: string): Promise<Touched> {
  const { page, session, close } = await openPhone(browser, { speed: 'quarter' });
  await session.send('Page.enable');
  const bytesSoFar = countBytes(session);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(STARTED);
  const lookedAt = await readNoted(page);
  await touchAnEmptyPlace(page);
  await waitUntilHydrated(page);
  const bytes = bytesSoFar();
  const { firstIntent = 0, hydrated = Number.POSITIVE_INFINITY } = await readNoted(page);
  await touchWhatThereIs(page);
  const { interactions, layoutShift, moved } = await readNoted(page);
  await close();
  return {
    blocking: blockingTime(lookedAt),
    hydration: Math.max(0, hydrated - firstIntent),
    hydratedByItself: lookedAt.hydrated !== undefined,
    interactions,
    layoutShift,
    moved,
    bytes,
  };
}

/** Largest contentful paint on a slow connection at a quarter of the speed, milliseconds. */
export async function largestPaintOnSlowLine(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openPhone(browser, { speed: 'quarter', line: 'slow' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const { largestPaint } = await readNoted(page);
  await close();
  return largestPaint;
}
