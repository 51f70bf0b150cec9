import { expect, type Page } from '@playwright/test';
import { pageWords } from '#app/content/page-definitions.ts';
import { pathFor } from '#app/site/paths.ts';
import {
  clickInPlace,
  consentBanner,
  footerLink,
  holdBack,
  hydrated,
  open,
  openAndStopClock,
  pickLanguage,
} from '../../support/browser.ts';
import { test } from '../../support/test.ts';

const home = pathFor('home', 'es');
const methodology = pathFor('methodology', 'es');
const projects = pathFor('projects', 'es');

/** What is said of a page that has not come, with a button to close it and one to try again. */
const lost = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => lost(page).getByRole('button').last();
/** What stands in place of a page that can only be reached by going back: one button, which tries again. */
const notArrived = (page: Page) => page.locator('main:not(:has(form)) button');
const isOpen = (page: Page, id: 'projects' | 'methodology') =>
  expect(page).toHaveTitle(new RegExp(`^${pageWords(id, 'es').title}`));

test.describe('when the connection is lost', () => {
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

  test('what is said of it goes with its button, or with Escape wherever the focus is', async ({
    page,
    context,
  }) => {
    await open(page, home);
    await context.setOffline(true);
    for (const close of [
      () => lost(page).getByRole('button').first().click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await footerLink(page, 'methodology').click();
      await expect(lost(page)).toBeVisible();
      await close();
      await expect(lost(page)).toBeHidden();
    }
  });

  test('in the middle of going to a page, the waiting ends and the old page is still there', async ({
    page,
    context,
  }) => {
    await open(page, home);
    let cut: () => void = () => {};
    const connectionCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await page.route(`${methodology}.data`, async (route) => {
      await connectionCut;
      await route.abort('internetdisconnected');
    });
    await footerLink(page, 'methodology').click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await context.setOffline(true);
    cut();
    await expect(lost(page)).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page).toHaveURL(home);
    await expect(page.locator('main h1')).toBeVisible();
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

  test('a page that can only be reached by going back says so, and comes by itself with the connection', async ({
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
    await expect(notArrived(page)).toHaveCount(1);
    await context.setOffline(false);
    await isOpen(page, 'projects');
  });

  test('what was typed into the form stays, also when the page is tried again, after a link and after Back', async ({
    page,
    context,
  }) => {
    await open(page, projects);
    await footerLink(page, 'quote').click();
    await expect(page).toHaveURL(pathFor('quote', 'es'));
    // From here on this document has seen the quote page only.
    await page.reload();
    await hydrated(page);
    await page.locator('textarea').fill('Una casa de 160 m²');
    await context.setOffline(true);
    // Nothing has touched the link before: neither code nor data of the page are there.
    await footerLink(page, 'methodology').evaluate((link: HTMLElement) => link.click());
    await expect(lost(page)).toBeVisible();
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
    await context.setOffline(false);
    await retry(page).click();
    await expect(page).toHaveURL(methodology);
    await footerLink(page, 'quote').click();
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(pathFor('quote', 'es'));
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
    // The browser, which has the code of the page, does not notice this loss, nor its end: the button has to be pressed.
    await page.route(`**${projects}*`, (route) => route.abort('internetdisconnected'));
    await page.goBack();
    await expect(notArrived(page)).toHaveCount(1);
    await page.unrouteAll();
    await notArrived(page).click();
    await isOpen(page, 'projects');
    await footerLink(page, 'quote').click();
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
  });
});

test.describe('on a slow connection', () => {
  test('the page is painted before a script is asked for', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: (400 * 1024) / 8,
      uploadThroughput: (400 * 1024) / 8,
    });
    await page.goto(home);
    await expect(consentBanner(page)).toBeVisible({ timeout: 40_000 });
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.js$/.test(name))
          .map(({ startTime }) => startTime),
      ),
    ]);
    expect(painted).toBeLessThan(asked ?? 0);
  });
});

test.describe('of two links clicked in quick succession', () => {
  // No time passes between the two: the waiting screen would come in front of the second.
  test('the last one wins, although the first one arrives later', async ({ page }) => {
    await openAndStopClock(page, home);
    const arrived = page.waitForResponse(/\/assets\/methodology-/);
    const release = await holdBack(page, '**/assets/methodology-*');
    await footerLink(page, 'methodology').click();
    await footerLink(page, 'projects').click();
    await expect(page).toHaveURL(projects);
    release();
    await (await arrived).finished();
    await isOpen(page, 'projects');
    await expect(page).toHaveURL(projects);
  });

  test('the last one wins, although the first one never arrives', async ({ page }) => {
    await openAndStopClock(page, home);
    let fail: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\/assets\/methodology-/, async (route) => {
      await held;
      await route.fulfill({ status: 404 });
    });
    await footerLink(page, 'methodology').click();
    await footerLink(page, 'projects').click();
    await expect(page).toHaveURL(projects);
    const given = page.waitForEvent('console', (message) => message.text().includes('/assets/methodology-'));
    fail();
    await given;
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
