import { expect, type Page } from '@playwright/test';
import { articlePath } from '#app/site/paths.ts';
import { open, twoFrames, watchErrors } from '../support/browser.ts';
import { test } from '../support/test.ts';

const article = articlePath('casa-lujo-120-dias-steel-frame', 'es');

/** What shares an article: the first button copies its address, the second opens the share sheet. */
const sharing = (page: Page) => page.locator('article.reading div:has(> button):has(> [role=status])');
const copyButton = (page: Page) => sharing(page).getByRole('button').first();
const shareButton = (page: Page) => sharing(page).getByRole('button').nth(1);
const status = (page: Page) => sharing(page).getByRole('status');

test.describe('passing an article on', () => {
  test('copies its address without query or anchor, says so politely, and forgets it on the next article', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${article}?utm_source=carta#contenido`);
    await copyButton(page).click();
    await expect(status(page)).toContainText(/\w{3}/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${article}`);
    await page.locator('[aria-labelledby=relacionados]').getByRole('link').last().click();
    await expect(page).not.toHaveURL(new RegExp(article));
    await expect(copyButton(page)).toBeVisible();
    await expect(status(page)).toBeEmpty();
  });

  test('shows the address where the browser refuses to copy, and offers no sheet where there is none', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await open(page, article);
    await copyButton(page).click();
    await expect(status(page)).toContainText(`${baseURL}${article}`);
    await expect(shareButton(page)).toHaveCount(0);
  });

  test('opens the sheet of the device where there is one, and says nothing when it is closed again', async ({
    page,
    baseURL,
  }) => {
    const errors = watchErrors(page);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      const share = (data: ShareData) => {
        shared.push(data);
        return Promise.reject(new DOMException('', 'AbortError'));
      };
      Object.assign(navigator, { share });
    });
    await open(page, article);
    await shareButton(page).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
      { title: await page.locator('h1').textContent(), url: `${baseURL}${article}` },
    ]);
    await twoFrames(page);
    await expect(status(page)).toBeEmpty();
    expect(errors).toEqual([]);
  });
});
