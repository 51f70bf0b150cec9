import { expect, test } from '@playwright/test';
import { consentBanner, hydrated, watchLargestPaints, watchLayoutShifts } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { addressesToTry } from '../support/swept.ts';

/** Widths a page must fit: small phone, phone, tablet, the widest with a menu button, laptop, desktop. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1440];

for (const address of addressesToTry()) {
  test(`${address} paints its largest part before it asks about cookies, does not move, and fits every screen`, async ({
    page,
  }) => {
    const layoutShift = await watchLayoutShifts(page);
    const paints = await watchLargestPaints(page, '[data-consent-banner]');
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(address);
    await expect(consentBanner(page)).toBeVisible();
    // A paint is reported some time after it was made.
    await expect.poll(async () => (await paints()).all).toBeGreaterThan(0);
    expect((await paints()).within).toEqual([]);

    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift()).toBeLessThan(0.001);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => {
        const limit = document.documentElement.clientWidth;
        return document.documentElement.scrollWidth > limit
          ? [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > limit + 1)
              .slice(0, 3)
              .map((element) => element.outerHTML.slice(0, 120))
          : [];
      });
      expect(overflow, `${width} px`).toEqual([]);
    }
  });
}

// Search engines and screenshot tools open pages in windows as high as they expect the page to be.
test('no kind of page grows with a window 9,000 px high', async ({ page }) => {
  const heightIn = async (height: number) => {
    await page.setViewportSize({ width: 1280, height });
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  for (const address of PAGE_KINDS) {
    await page.goto(address);
    await hydrated(page);
    const usual = await heightIn(1200);
    expect(await heightIn(9000), address).toBeLessThanOrEqual(Math.max(usual + 1, 9000));
  }
});
