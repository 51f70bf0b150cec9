import { expect, type Page } from '@playwright/test';
import { addressesToTry } from '../support/addresses.ts';
import { consentBanner, hydrated, watchLayoutShifts } from '../support/browser.ts';
import { test } from '../support/test.ts';

/** Widths a page must fit: small phone, phone, tablet, the widest with a menu button, laptop, desktop. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1440];
/** In px, from WCAG 2.5.8, without its exception for targets with space around them. */
const SMALLEST_TARGET = 24;

/** Elements that overflow the page on the right, and drawings that overflow their list item. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const beyond = (element: Element, edge: number) => element.getBoundingClientRect().right > edge + 1;
    const all = document.documentElement.scrollWidth > limit ? [...document.querySelectorAll('body *')] : [];
    const drawings = [...document.querySelectorAll('main li svg')].filter((drawing) => {
      const entry = drawing.closest('li')?.getBoundingClientRect();
      // Of parts with one name only the last stays open, and what is folded away has no layout.
      return (
        entry &&
        drawing.checkVisibility() &&
        getComputedStyle(drawing).position !== 'absolute' &&
        beyond(drawing, entry.right)
      );
    });
    return [...all.filter((element) => beyond(element, limit)), ...drawings]
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Targets on the page that are too small, apart from links within a sentence (WCAG 2.5.8, "inline"). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const withinASentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      (target.parentElement?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
    return (
      [...document.querySelectorAll('a[href], button, summary, input, textarea, select, [tabindex="0"]')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
        // The skip link is off-screen until it is focused.
        .filter((target) => !target.matches('[href="#contenido"]') && !withinASentence(target))
        .map((target) => {
          // A click on the label ticks the box too.
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
          return { width, height, html: target.outerHTML.slice(0, 120) };
        })
        .filter(({ width, height }) => Math.min(width, height) < smallest)
        .map(({ width, height, html }) => `${width.toFixed(1)} × ${height.toFixed(1)} px: ${html}`)
    );
  }, SMALLEST_TARGET);
}

/** What has been the largest paint of the page so far, from the first on: whether it is part of the consent banner. */
function paintsOfTheBanner(page: Page): Promise<boolean[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as (PerformanceEntry & { element: Element | null })[];
          resolve(paints.map(({ element }) => !!element?.closest('[data-consent-banner]')));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

for (const address of addressesToTry()) {
  test(`${address} is painted before it asks about cookies, waits for the visitor, does not move, and holds on every screen`, async ({
    page,
  }) => {
    const layoutShift = await watchLayoutShifts(page, 'loading');
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(address);
    await expect(consentBanner(page)).toBeVisible();

    // The scripts have been prefetched, and none of them has run.
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false);
    expect(await paintsOfTheBanner(page)).not.toContain(true);

    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift()).toBeLessThan(0.001);

    // What is folded has to fit as well.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(page), `${width} px wide`).toEqual([]);
      expect(await smallTargets(page), `${width} px wide`).toEqual([]);
    }

    // Search engines and screenshot tools open pages in windows as high as they expect the page to be.
    const heightIn = async (height: number) => {
      await page.setViewportSize({ width: 1280, height });
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    const usual = await heightIn(1200);
    expect(await heightIn(9000)).toBeLessThanOrEqual(Math.max(usual + 1, 9000));
  });
}
