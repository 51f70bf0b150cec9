import { expect, type Page } from '@playwright/test';
import { pageWords } from '#app/content/page-entries.ts';
import { pathFor } from '#app/site/paths.ts';
import {
  clickInPlace,
  footerLink,
  holdBack,
  hydrated,
  intend,
  open,
  openAndStopClock,
  pickLanguage,
  watchDocuments,
} from '../../support/browser.ts';
import { test } from '../../support/test.ts';

const home = pathFor('home', 'es');
const methodology = pathFor('methodology', 'es');
const projects = pathFor('projects', 'es');

/** The alert about a page that failed to load, with a close button and a retry button. */
const lost = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => lost(page).getByRole('button').last();
const isOpen = (page: Page, id: 'projects' | 'methodology') =>
  expect(page).toHaveTitle(new RegExp(`^${pageWords(id, 'es').title}`));

test.describe('when the connection is lost', () => {
  test('a page not yet hydrated stays, however often it is touched, and is hydrated once the connection is back', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto(pathFor('quote', 'es'));
    await context.setOffline(true);
    const documents = watchDocuments(page);
    for (let touch = 0; touch < 3; touch++) {
      await intend(page);
      await expect(page.getByText(/no ha podido cargar/)).toBeVisible();
      await page.clock.runFor(10_000);
    }
    await context.setOffline(false);
    await hydrated(page);
    expect(documents).toEqual([]);
  });

  test('a link leaves the visitor where they are, says so, and works once the connection is back', async ({
    page,
    context,
  }) => {
    await open(page, home);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await context.setOffline(true);
    await clickInPlace(page, page.locator(`header a[href="${methodology}"]`).first());
    await expect(lost(page)).toBeVisible();
    await expect(page).toHaveURL(home);
    await expect(page.locator('main h1')).toHaveText(/\S/);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await retry(page).click();
    await expect(lost(page)).toBeVisible();
    await context.setOffline(false);
    await retry(page).click();
    await expect(page).toHaveURL(methodology);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(lost(page)).toBeHidden();
  });

  test('a second failure takes the place of the first, a language as well as a page', async ({
    page,
    context,
  }) => {
    await open(page, home);
    await context.setOffline(true);
    await footerLink(page, 'methodology').click();
    await expect(lost(page)).toBeVisible();
    const first = await lost(page).elementHandle();
    await pickLanguage(page, 'de');
    await expect.poll(() => first?.evaluate((notice) => notice.isConnected)).toBe(false);
    await expect(lost(page)).toHaveCount(1);
    await context.setOffline(false);
    await retry(page).click();
    await expect(page).toHaveURL(pathFor('home', 'de'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(lost(page)).toHaveCount(0);
  });

  test('words in the form outlive a language whose texts never come: the page waits no more, and says so', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, pathFor('quote', 'es'));
    const name = page.locator('input[name=name]');
    await name.fill('Ana');
    await holdBack(page, '**/assets/de-*.json');
    await pickLanguage(page, 'de');
    await expect(page.getByText('Loading...')).toBeVisible();
    const documents = watchDocuments(page);
    await page.clock.fastForward(30_000);
    await expect(lost(page)).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(name).toHaveValue('Ana');
    expect(documents).toEqual([]);
  });

  test('pages of this visit are still there', async ({ page, context }) => {
    await open(page, projects);
    await footerLink(page, 'methodology').click();
    await expect(page.locator('main h1')).toBeFocused();
    await context.setOffline(true);
    await page.goBack();
    await expect(page).toHaveURL(projects);
    await isOpen(page, 'projects');
    await expect(page.locator('main h1')).toBeFocused();
    await footerLink(page, 'methodology').click();
    await expect(page).toHaveURL(methodology);
    await expect(lost(page)).toBeHidden();
  });

  test('going back to a page this document has not shown leaves the visitor where they are, and says so', async ({
    page,
    context,
  }) => {
    await open(page, projects);
    await footerLink(page, 'methodology').click();
    await expect(page).toHaveURL(methodology);
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await page.goBack();
    await expect(lost(page)).toBeVisible();
    await expect(page).toHaveURL(methodology);
    await isOpen(page, 'methodology');
    await context.setOffline(false);
    await retry(page).click();
    await isOpen(page, 'projects');
  });

  test('what was typed into the form stays, also when the page is tried again', async ({ page, context }) => {
    await open(page, projects);
    await footerLink(page, 'quote').click();
    await expect(page).toHaveURL(pathFor('quote', 'es'));
    // From here on this document has seen the quote page only.
    await page.reload();
    await hydrated(page);
    await page.locator('textarea').fill('Una casa de 160 m²');
    await context.setOffline(true);
    // The link was never hovered, so neither code nor data of its page has been fetched.
    await footerLink(page, 'methodology').evaluate((link: HTMLElement) => link.click());
    await expect(lost(page)).toBeVisible();
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
    await context.setOffline(false);
    await retry(page).click();
    await expect(page).toHaveURL(methodology);
    await footerLink(page, 'quote').click();
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
  });
});

test.describe('of two links clicked in quick succession', () => {
  // The clock stands still: otherwise the loading screen would cover the second link.
  test('the last one wins, although the first one is answered later, that it is gone', async ({ page }) => {
    await openAndStopClock(page, home);
    const answered = page.waitForResponse(/\/assets\/methodology-/);
    const fail = await holdBack(page, '**/assets/methodology-*', (route) => route.fulfill({ status: 404 }));
    await footerLink(page, 'methodology').click();
    await footerLink(page, 'projects').click();
    await expect(page).toHaveURL(projects);
    fail();
    await answered;
    await isOpen(page, 'projects');
    await expect(page).toHaveURL(projects);
    await expect(lost(page)).toBeHidden();
  });

  test('a link gives way to a language picked after it', async ({ page }) => {
    await openAndStopClock(page, projects);
    await page.route(/\/assets\/methodology-/, () => {});
    await footerLink(page, 'methodology').click();
    await pickLanguage(page, 'en');
    await expect(page).toHaveURL(pathFor('projects', 'en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
