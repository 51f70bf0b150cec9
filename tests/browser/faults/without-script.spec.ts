import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { PAGE_KINDS } from '../../support/addresses.ts';
import { intend } from '../../support/browser.ts';
import { deadControls, unseenHeadings } from '../../support/legibility.ts';
import { test } from '../../support/test.ts';

async function isReadable(page: Page, address: string): Promise<void> {
  await expect(page.locator('main h1'), address).toBeVisible();
  expect(await unseenHeadings(page), address).toEqual([]);
  expect(await deadControls(page), address).toEqual([]);
}

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page can be read and no control is dead', async ({ page }) => {
    for (const address of PAGE_KINDS) {
      await page.goto(address);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await isReadable(page, `${address}, ${width} px wide`);
      }
    }
  });
});

test.describe('when no script arrives after the document', () => {
  test.beforeEach(({ page }) => page.route(/\/assets\/.*\.js/, (route) => route.abort()));

  // Pages that offer more with scripts: `html.js` says they run, until they fail to arrive.
  for (const id of ['home', 'phases', 'projects', 'quote', 'planner', 'answers'] as const)
    test(`${id} can be read and no control is dead`, async ({ page }) => {
      await page.goto(pathFor(id, 'es'));
      await intend(page);
      await expect(page.locator('html')).not.toHaveClass(/js/);
      await isReadable(page, id);
    });

  test('menus open and links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathFor('home', 'es'));
    await page.locator('header summary').click();
    await page.locator('header details a[hreflang=en]').click();
    await expect(page).toHaveURL(pathFor('home', 'en'));
    await page.locator('header button[popovertarget]').click();
    await page.locator(`#menu a[href="${pathFor('methodology', 'en')}"]`).click();
    await expect(page).toHaveURL(pathFor('methodology', 'en'));
  });
});
