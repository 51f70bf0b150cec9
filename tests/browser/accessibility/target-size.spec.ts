import { expect, type Page, test } from '@playwright/test';
import { consentBanner, hydrated } from '../../support/browser.ts';
import { PAGE_KINDS } from '../../support/page-kinds.ts';

/** Pixels, WCAG 2.5.8. Its exception for targets with room around them is not made use of. */
const SMALLEST = 24;

/** Targets on the page that are too small, apart from links within a sentence (WCAG 2.5.8, "inline"). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const withinASentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      (target.parentElement?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
    return (
      [...document.querySelectorAll('a[href], button, summary, input, textarea, select, [tabindex="0"]')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
        // Beyond the edge of the screen until it has the focus.
        .filter((target) => !target.matches('[href="#contenido"]') && !withinASentence(target))
        .map((target) => {
          // A click on the words ticks the box too.
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
          return { width, height, html: target.outerHTML.slice(0, 120) };
        })
        .filter(({ width, height }) => Math.min(width, height) < smallest)
        .map(({ width, height, html }) => `${width.toFixed(1)} × ${height.toFixed(1)} px: ${html}`)
    );
  }, SMALLEST);
}

test(`every target is at least ${SMALLEST} px wide and high`, async ({ page }) => {
  for (const address of PAGE_KINDS) {
    await page.goto(address);
    await expect(consentBanner(page)).toBeVisible();
    await hydrated(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await smallTargets(page), `${address}, ${width} px wide`).toEqual([]);
    }
  }
});
