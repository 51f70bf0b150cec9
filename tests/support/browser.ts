import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { type PageId, pathFor } from '#app/site/paths.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';

/** How far ahead a clock is stopped, in milliseconds: `pauseAt` refuses a time that a slow machine has let pass. */
const AHEAD = 60_000;

/** Collects console errors and uncaught exceptions from now on. */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return () => complaints;
}

/** Collects uncaught exceptions from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Collects the addresses that the page asks for from now on and that match. */
export function requestsFor(page: Page, addresses: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => addresses.test(request.url()) && asked.push(request.url()));
  return asked;
}

/** Collects the paths of the documents that are loaded from now on. */
export function watchDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(decodeURI(new URL(request.url()).pathname));
  });
  return loaded;
}

export function consentBanner(page: Page) {
  return page.locator('[data-consent-banner]');
}

export const rejectButton = (page: Page) => consentBanner(page).getByRole('button').first();
export const acceptButton = (page: Page) => consentBanner(page).getByRole('button').last();

/** The button of the footer that asks for consent again. */
export const preferencesButton = (page: Page) => page.locator('[data-reopen-consent]');

/** Hydrates the page and rejects cookies. */
export async function settleConsent(page: Page): Promise<void> {
  await hydrated(page);
  await rejectButton(page).click();
  await expect(consentBanner(page)).toBeHidden();
}

/** The visitor has rejected cookies before. */
async function answerConsentBefore(page: Page): Promise<void> {
  const url = new URL((test.info().project.use.baseURL ?? '') as string).href;
  await page.context().addCookies([{ name: settings.consentCookie, value: 'rejected', url }]);
}

/** Opens a page for a visitor who has rejected cookies before, and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await answerConsentBefore(page);
  await page.goto(address);
  await hydrated(page);
}

/** The footer's link to a Spanish page. */
export const footerLink = (page: Page, id: PageId) =>
  page.locator(`body > footer a[href="${pathFor(id, DEFAULT_LANGUAGE)}"]`).last();

/** Opens the header's list of languages and picks one. The page is not scrolled. */
export async function pickLanguage(page: Page, language: Language): Promise<void> {
  await clickInPlace(page, page.locator('header summary'));
  await clickInPlace(page, page.locator(`header details a[hreflang=${language}]`));
}

/** Waits two frames, after which a change has been painted. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Stops the page's installed clock: from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
}

/** Stops the clock before the page is opened: only `page.clock.runFor` moves it. */
export async function startAtStandstill(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD);
}

/**
 * Records layout shifts without user input from the next document on; the returned function gives their sum (CLS).
 * On a busy machine a document may be painted in parts: what moves only then counts for `loading`, not for what scripts do.
 */
export async function watchLayoutShifts(
  page: Page,
  counting: 'loading' | 'once parsed' = 'once parsed',
): Promise<() => Promise<number>> {
  await page.addInitScript((loading) => {
    const seen = Object.assign(window, { shifts: [] as number[] });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) seen.shifts.push(shift.value);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    if (loading) return;
    addEventListener('DOMContentLoaded', () => {
      observer.takeRecords();
      seen.shifts = [];
    });
  }, counting === 'loading');
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, value) => sum + value, 0);
  };
}

/** Waits until the page has not scrolled for ten frames: smooth scrolling may stand still for two, most of all at its start. */
export async function scrollingEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; last = window.scrollY) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === last ? still + 1 : 0;
    }
  });
}

/** Clicks where an element is. Playwright's own click scrolls the page first, although the header is always in sight. */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  // It may still be moving, or lie behind something that is about to go.
  await expect(async () => {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to click at');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass({ timeout: 15_000 });
  await page.mouse.down();
  await page.mouse.up();
}

/** A finger that goes from one point to another in ten steps. */
export async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x: from[0], y: from[1] }]);
  for (let step = 1; step <= 10; step++) {
    const along = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 10;
    await touch('touchMove', [{ x: along(0), y: along(1) }]);
  }
  await touch('touchEnd', []);
}

/** Two fingers that go apart from a point, until the browser has zoomed in. */
export async function pinch(page: Page, x: number, y: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-apart, apart].map((across, id) => ({ x: x + across, y, id })),
    });
  await touch('touchStart', 30);
  for (let step = 1; step <= 10; step++) await touch('touchMove', 30 + 6 * step);
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.2);
}

/** Holds requests for files back until the returned function is called; then they go on, or get another answer. */
export async function holdBack(
  page: Page,
  files: string,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await answer(route);
  });
  return letGo;
}

/** Opens a page and stops its clock once it is hydrated. Cookies have been rejected before. */
export async function openAndStopClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await stopClock(page);
}

/** Opens a page that is not hydrated until the returned function is called. The consent banner is answered. */
export async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  await answerConsentBefore(page);
  const hydrate = await holdBack(page, '**/assets/entry.client-*.js');
  await page.goto(address);
  return hydrate;
}

/** The visitor's first intent, at which React hydrates a page: the pointer moves, and touches nothing. */
export async function intend(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')));
}

/** Whether React has hydrated all of the page. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, main > *, footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

/** Gives the page an intent, and waits until React has hydrated all of it. */
export async function hydrated(page: Page): Promise<void> {
  await intend(page);
  await expect.poll(() => isHydrated(page).catch(() => false), { timeout: 30_000 }).toBe(true);
}

/** Scroll width of the hydrated page, in px. */
export async function pageWidth(page: Page): Promise<number> {
  await hydrated(page);
  return page.evaluate(() => document.documentElement.scrollWidth);
}
