import { expect, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { clickInPlace, consentBanner, hydrated, settleConsent, stopClock } from '../../support/browser.ts';

const home = pathFor('home', 'es');
const methodology = pathFor('methodology', 'es');
const projects = pathFor('projects', 'es');

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'No hemos podido abrir esa página' });

test.describe('when the connection is lost', () => {
  test('a link leaves the visitor where they are, says so, and works once the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto(home);
    await settleConsent(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await context.setOffline(true);
    await clickInPlace(page, page.locator('header').getByRole('link', { name: 'Metodología' }));
    await expect(lost(page)).toBeVisible();
    await expect(page).toHaveURL(home);
    await expect(page.locator('main h1')).toHaveText(/\S/);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await lost(page).getByRole('button', { name: 'Intentarlo otra vez' }).click();
    await expect(lost(page)).toBeVisible();
    await context.setOffline(false);
    await lost(page).getByRole('button', { name: 'Intentarlo otra vez' }).click();
    await expect(page).toHaveURL(methodology);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(lost(page)).toBeHidden();
  });

  test('in the middle of going to a page, the waiting ends and the old page is still there', async ({
    page,
    context,
  }) => {
    await page.goto(home);
    await settleConsent(page);
    let cut: () => void = () => {};
    const connectionCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await page.route(`${methodology}.data`, async (route) => {
      await connectionCut;
      await route.abort('internetdisconnected');
    });
    await footerLink(page, 'Metodología').click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await context.setOffline(true);
    cut();
    await expect(lost(page)).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page).toHaveURL(home);
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('pages of this visit are still there', async ({ page, context }) => {
    await page.goto(projects);
    await settleConsent(page);
    await footerLink(page, 'Metodología').click();
    await expect(page.locator('main h1')).toBeFocused();
    await context.setOffline(true);
    await page.goBack();
    await expect(page).toHaveURL(projects);
    await expect(page.locator('main h1')).toHaveText('Obras distintas por fuera, con acero por dentro');
    await expect(page.locator('main h1')).toBeFocused();
    await footerLink(page, 'Metodología').click();
    await expect(page).toHaveURL(methodology);
    await expect(lost(page)).toBeHidden();
  });

  test('a page that can only be reached by going back says so, and comes by itself with the connection', async ({
    page,
    context,
  }) => {
    await page.goto(projects);
    await settleConsent(page);
    await footerLink(page, 'Metodología').click();
    await expect(page).toHaveURL(methodology);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Preferencias de cookies' })).toBeVisible();
    await hydrated(page);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Esta página no ha llegado');
    await context.setOffline(false);
    await expect(page.locator('main h1')).toHaveText('Obras distintas por fuera, con acero por dentro');
  });

  test('what was typed into the form stays, also when the page is tried again, after a link and after Back', async ({
    page,
    context,
  }) => {
    await page.goto(projects);
    await settleConsent(page);
    await footerLink(page, 'Contacto').click();
    await expect(page).toHaveURL(pathFor('quote', 'es'));
    // From here on this document has seen the quote page only.
    await page.reload();
    await hydrated(page);
    await page.locator('textarea').fill('Una casa de 160 m²');
    await context.setOffline(true);
    // Nothing has touched the link before: neither code nor data of the page are there.
    await footerLink(page, 'Metodología').evaluate((link: HTMLElement) => link.click());
    await expect(lost(page)).toBeVisible();
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
    await context.setOffline(false);
    await lost(page).getByRole('button', { name: 'Intentarlo otra vez' }).click();
    await expect(page).toHaveURL(methodology);
    await footerLink(page, 'Contacto').click();
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(pathFor('quote', 'es'));
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
    // The browser, which has the code of the page, does not notice this loss, nor its end: the button has to be pressed.
    await page.route(`**${projects}*`, (route) => route.abort('internetdisconnected'));
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Esta página no ha llegado');
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: 'Intentarlo otra vez' }).click();
    await expect(page.locator('main h1')).toHaveText('Obras distintas por fuera, con acero por dentro');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
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

  test('links, languages and folded texts work before the scripts are there', async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, () => {});
    await page.setViewportSize({ width: 390, height: 844 });
    const go = (address: string) => page.goto(address, { waitUntil: 'commit' });
    await go(home);
    await page.locator('header summary').click();
    await page.locator('header details').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(pathFor('home', 'en'));
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.locator('#menu').getByRole('link').first()).toBeVisible();
    await page.locator(`#menu a[href="${pathFor('methodology', 'en')}"]`).click();
    await expect(page).toHaveURL(pathFor('methodology', 'en'));
  });
});

test.describe('of two links clicked in quick succession', () => {
  /** Opens a page where no time passes between two clicks: the waiting screen would come in front of the second. */
  async function openAtStandstill(page: Page, address: string): Promise<void> {
    await page.clock.install();
    await page.goto(address);
    await settleConsent(page);
    await stopClock(page);
  }

  test('the last one wins, although the first one arrives later', async ({ page }) => {
    await openAtStandstill(page, home);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const arrived = page.waitForResponse(/\/assets\/methodology-/);
    await page.route(/\/assets\/methodology-/, async (route) => {
      await held;
      await route.continue();
    });
    await footerLink(page, 'Metodología').click();
    await footerLink(page, 'Proyectos').click();
    await expect(page).toHaveURL(projects);
    release();
    await (await arrived).finished();
    await expect(page.locator('main h1')).toHaveText('Obras distintas por fuera, con acero por dentro');
    await expect(page).toHaveURL(projects);
  });

  test('the last one wins, although the first one never arrives', async ({ page }) => {
    await openAtStandstill(page, home);
    let fail: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\/assets\/methodology-/, async (route) => {
      await held;
      await route.fulfill({ status: 404 });
    });
    await footerLink(page, 'Metodología').click();
    await footerLink(page, 'Proyectos').click();
    await expect(page).toHaveURL(projects);
    const given = page.waitForEvent('console', (message) => message.text().includes('/assets/methodology-'));
    fail();
    await given;
    await expect(page.locator('main h1')).toHaveText('Obras distintas por fuera, con acero por dentro');
    await expect(page).toHaveURL(projects);
    await expect(page.getByRole('alert').filter({ hasText: 'No hemos podido' })).toBeHidden();
  });

  test('a link gives way to a language picked after it', async ({ page }) => {
    await openAtStandstill(page, projects);
    await page.route(/\/assets\/methodology-/, () => {});
    await footerLink(page, 'Metodología').click();
    await page.locator('header summary').click();
    await page.locator('header details').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(pathFor('projects', 'en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
