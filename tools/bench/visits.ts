/** The visits that a kind of page is measured by. */
import type { Browser } from '@playwright/test';
import { type Bytes, countBytes } from './count-bytes.ts';
import { touchAnEmptyPlace, touchWhatThereIs } from './interactions.ts';
import { type Noted, readNoted, waitUntilHydrated } from './observe-page.ts';
import { openPhone, workOfMainThread } from './phone.ts';

/** Milliseconds after `load` within which everything that starts by itself has started, and the most that is waited. */
const STARTED = 4_000;
const PATIENCE = 8_000;
/** Milliseconds of work in a second that a page does when nothing goes on: the asking is work too. */
const QUIET = 20;

/** What a visit tells in which the page is touched. */
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

/** What tasks after the first paint keep the page from answering, beyond the 50 ms nobody notices. */
function blockingTime({ firstPaint, longTasks }: Noted): number {
  return longTasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
}

/**
 * The page is only looked at, until it has finished what it starts by itself, however long other work on the machine
 * makes that take.
 * @returns what its main thread has worked until then, milliseconds
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

/** The page is looked at for some seconds at a quarter of the speed, and then touched. */
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

/** When the largest thing is painted on a slow line at a quarter of the speed, milliseconds. */
export async function largestPaintOnSlowLine(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openPhone(browser, { speed: 'quarter', line: 'slow' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const { largestPaint } = await readNoted(page);
  await close();
  return largestPaint;
}
