import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { acceptButton, consentBanner, footerLink, hydrated, rejectButton } from '../support/browser.ts';
import { quoteForm } from '../support/quote-form.ts';
import { test } from '../support/test.ts';

const home = pathFor('home', 'es');
const methodology = pathFor('methodology', 'es');

/** Waits until the page is back from the back/forward cache. A document loaded anew does not count. */
async function keptAsItWas(page: Page): Promise<void> {
  await page.waitForFunction(() => 'persisted' in window && window.persisted, undefined, { timeout: 15_000 });
}

/** Leaves for another document and goes back. The page must come from the back/forward cache. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  // The browser may not cache a page that is left while its files still load.
  await page.waitForLoadState('networkidle');
  await page.evaluate((address) => location.assign(address), elsewhere);
  await page.waitForURL(`**${elsewhere}`);
  await page.goBack({ waitUntil: 'commit' });
  await keptAsItWas(page);
}

test.describe('the back/forward cache', () => {
  test('keeps a page that is hydrated: place, text of the form, and scripts', async ({ page }) => {
    const quote = pathFor('quote', 'es');
    await page.goto(quote);
    await rejectButton(page).click();
    await hydrated(page);
    await page.locator('textarea').fill('Una casa de 160 m²');
    await leaveAndReturn(page, '/robots.txt');
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
    await page.locator('textarea').fill('Una nave de 800 m²');
    await expect(quoteForm(page).preview).toContainText('Una nave de 800 m²');
  });

  test('brings no question back that was answered on another page', async ({ page, context }) => {
    await page.goto(home);
    await expect(consentBanner(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(methodology);
    await acceptButton(other).click();
    await expect(consentBanner(other)).toBeHidden();
    await other.close();
    await leaveAndReturn(page, '/robots.txt');
    await expect(consentBanner(page)).toBeHidden();
  });

  test('brings no waiting screen back', async ({ page }) => {
    await page.goto(home);
    const title = await page.locator('main h1').textContent();
    await rejectButton(page).click();
    await page.route(`${methodology}.data`, (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await footerLink(page, 'methodology').click();
    await expect(page).toHaveURL(methodology);
    await page.goBack({ waitUntil: 'commit' });
    await keptAsItWas(page);
    await expect(page.locator('main h1')).toHaveText(title ?? '');
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});
