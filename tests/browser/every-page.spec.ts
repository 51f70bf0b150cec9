import { expect, test } from '@playwright/test';
import {
  consentBanner,
  hydrated,
  settleConsent,
  watchLargestPaints,
  watchLayoutShifts,
} from '../support/browser.ts';
import { addressesToTry } from '../support/swept.ts';

/** Widths a page must fit: small phone, phone, tablet, laptop, desktop. */
const WIDTHS = [320, 390, 768, 1280, 1440];

for (const address of addressesToTry()) {
  test.describe(address, () => {
    test('is nowhere wider than the screen', async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
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

    test('does not move while it loads and is hydrated', async ({ page }) => {
      const layoutShift = await watchLayoutShifts(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await settleConsent(page);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift()).toBeLessThan(0.001);
    });

    test('has painted its largest part before it asks about cookies', async ({ page }) => {
      const paints = await watchLargestPaints(page, '[data-consent-banner]');
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto(address);
      await expect(consentBanner(page)).toBeVisible();
      // A paint is reported some time after it was made.
      await expect.poll(async () => (await paints()).all).toBeGreaterThan(0);
      expect((await paints()).within).toEqual([]);
    });
  });
}
