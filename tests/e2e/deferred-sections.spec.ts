import { expect, type Page, test } from '@playwright/test';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { articleSlugs } from '../../content/articles.ts';
import { drawnWhole, openLifeless, scrollingEnds, settleConsent } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';

const home = pathFor('home', 'es');

/** Whether the last link of the page has been styled and laid out. */
const lastLinkIsDrawn = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is far below the screen waits until the page has come alive', async ({ page }) => {
    const comeAlive = await openLifeless(page, home);
    expect(await lastLinkIsDrawn(page)).toBe(false);
    comeAlive();
    await expect.poll(() => lastLinkIsDrawn(page)).toBe(true);
  });

  for (const address of [articlePath(articleSlugs('es')[0] ?? '', 'es'), pathFor('legal-notice', 'es')]) {
    test(`so does the end of a long text: ${address}`, async ({ page }) => {
      const lastHeading = page.locator('.prose').getByRole('heading').last();
      const isDrawn = () =>
        lastHeading.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
      const comeAlive = await openLifeless(page, address);
      expect(await isDrawn()).toBe(false);
      comeAlive();
      await expect.poll(isDrawn).toBe(true);
    });
  }

  test('it is drawn before that for whoever scrolls there', async ({ page }) => {
    await openLifeless(page, home);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(async () => {
      await page.mouse.wheel(0, 4_000);
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await lastLinkIsDrawn(page)).toBe(true);
  });

  test('it is drawn when the scripts of the page do not come', async ({ page }) => {
    await page.route('**/assets/entry.client-*.js', (route) => route.abort());
    await page.goto(home);
    await expect.poll(() => lastLinkIsDrawn(page)).toBe(true);
  });

  for (const address of PAGE_KINDS) {
    test(`${address} is as long at last as one drawn at once`, async ({ page }) => {
      // It may be in time for one of the two only, and changes how lines break.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(address);
      await settleConsent(page);
      await drawnWhole(page);
      const drawnInParts = await length(page);
      await page.reload();
      expect(await lastLinkIsDrawn(page)).toBe(true);
      await expect.poll(() => length(page)).toBe(drawnInParts);
    });
  }

  test('a link to a place that has not been drawn leads there', async ({ page }) => {
    await openLifeless(page, pathFor('phases', 'es'));
    const phase = page.getByRole('main').getByRole('article').last();
    const link = page.locator(`main a[href$="#${await phase.getAttribute('id')}"]`).first();
    await link.click();
    await scrollingEnds(page);
    const below = await phase.evaluate(
      (element) =>
        Number.parseFloat(getComputedStyle(element).scrollMarginTop) +
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    await expect.poll(async () => (await phase.boundingBox())?.y).toBeCloseTo(below, -1);
  });

  test('a page that is loaded again shows what it showed', async ({ page }) => {
    await page.goto(home);
    await settleConsent(page);
    await drawnWhole(page);
    const heading = page.getByRole('heading', { level: 2 }).last();
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const before = await heading.boundingBox();
    await page.reload();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
});

test('a large screen is drawn at once', async ({ page }) => {
  await openLifeless(page, home);
  expect(await lastLinkIsDrawn(page)).toBe(true);
});
