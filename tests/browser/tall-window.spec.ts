import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';

const TALL = 9000;

async function heightIn(page: Page, height: number): Promise<number> {
  await page.setViewportSize({ width: 1280, height });
  return page.evaluate(() => document.documentElement.scrollHeight);
}

// Search engines and screenshot tools open pages in windows as high as they expect the page to be.
for (const address of PAGE_KINDS) {
  test(`${address} does not grow with a window ${TALL} px high`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const usual = await heightIn(page, 1200);
    expect(await heightIn(page, TALL)).toBeLessThanOrEqual(Math.max(usual + 1, TALL));
  });
}
