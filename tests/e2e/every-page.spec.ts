import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { languageOfPath, PUBLISHED_LANGUAGES } from '../../app/site/languages.ts';
import { siteAddresses } from '../../content/addresses.ts';
import { settleConsent, watchConsole, watchLayoutShifts } from '../support/browser.ts';

/** Widths a page must fit: small phone, phone, tablet, laptop, desktop. */
const WIDTHS = [320, 390, 768, 1280, 1440];

/**
 * All Spanish pages, and each page again in one other language, taking turns so that every language has its share.
 * `npm run test:sweep` tries every address instead.
 */
function sample(): string[] {
  const byLanguage = PUBLISHED_LANGUAGES.map((language) =>
    siteAddresses().filter((address) => languageOfPath(address) === language),
  );
  const [spanish = [], ...others] = byLanguage;
  const again = others.length > 0 ? spanish.map((_, index) => others[index % others.length]?.[index]) : [];
  return [...spanish, ...again.filter((address) => address !== undefined)];
}

for (const address of process.env.SWEEP ? siteAddresses() : sample()) {
  test.describe(address, () => {
    for (const width of [390, 1440]) {
      test(`has no accessibility fault that axe can find, ${width} px wide`, async ({ page }) => {
        const complaints = watchConsole(page);
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(address);
        await settleConsent(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);
        expect(complaints()).toEqual([]);
      });
    }

    test('is nowhere wider than the screen', async ({ page }) => {
      await page.goto(address);
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

    test('does not move while it loads and comes alive', async ({ page }) => {
      const layoutShift = await watchLayoutShifts(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await settleConsent(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift()).toBeLessThan(0.001);
    });
  });
}
