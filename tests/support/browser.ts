import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

/** Milliseconds a clock is put forward when it is stopped: more than a busy machine needs to be told so. */
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

/** The consent banner. */
export function consentBanner(page: Page) {
  return page.locator('[data-consent-banner]');
}

/** Its buttons. */
export const rejectButton = (page: Page) => consentBanner(page).getByRole('button').first();
export const acceptButton = (page: Page) => consentBanner(page).getByRole('button').last();

/** The button of the footer that asks for consent again. */
export const preferencesButton = (page: Page) => page.locator('[data-reopen-consent]');

/** Has the page hydrated, and rejects cookies. */
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

/** Two frames, after which what a change has set off is painted. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Lets the page's clock, which has been installed, stand still: from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
}

/** Time stands still before the page is opened, and passes only when the test says so. */
export async function startAtStandstill(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD);
}

/** Notes from now on what moves without the visitor's doing; the returned function gives the sum (CLS, without unit). */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] as number[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) (window as unknown as { shifts: number[] }).shifts.push(shift.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, value) => sum + value, 0);
  };
}

/**
 * Notes from now on each paint that was the largest so far (LCP). The returned function gives, two frames later, how many
 * there were, and the texts of those within what a selector names.
 */
export async function watchLargestPaints(
  page: Page,
  selector: string,
): Promise<() => Promise<{ all: number; within: string[] }>> {
  await page.addInitScript((part) => {
    const paints = { all: 0, within: [] as string[] };
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element: Element | null };
        paints.all += 1;
        if (element?.closest(part)) paints.within.push(element.textContent);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }, selector);
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const answer = () =>
            resolve((window as unknown as { paints: { all: number; within: string[] } }).paints);
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answer, 50)));
        }),
    );
}

/** Waits until the page no longer scrolls. */
export async function scrollingEnds(page: Page): Promise<void> {
  const moved = () =>
    page.evaluate(() => {
      const before = window.scrollY;
      return new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY - before))),
      );
    });
  await expect.poll(moved).toBe(0);
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

/** Holds files back until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens a page whose time stands still once it is hydrated; cookies have been rejected before. */
export async function openAndStopClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await stopClock(page);
}

/** Opens a page that is not hydrated until the returned function is called. The consent banner is answered. */
export async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  await answerConsentBefore(page);
  const entry = '**/assets/entry.client-*.js';
  const hydrate = await holdBack(page, entry);
  const asked = page.waitForRequest(entry);
  await page.goto(address);
  await asked;
  return hydrate;
}

/** The visitor's first intent, at which React hydrates a page: the pointer moves, and touches nothing. */
export async function intend(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')));
}

/** Gives the page an intent, and waits until React has hydrated all of it. */
export async function hydrated(page: Page): Promise<void> {
  await intend(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header, main > *, footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

/** Width in px that the page needs with all its sections. */
export async function pageWidth(page: Page): Promise<number> {
  await hydrated(page);
  return page.evaluate(() => document.documentElement.scrollWidth);
}
