/** Addresses nobody links to: typed by hand, cut off in a message, or gone. */
import { expect } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import {
  hydrated,
  intend,
  open,
  pickLanguage,
  requestsFor,
  settleConsent,
  watchDocuments,
} from '../support/browser.ts';
import { test } from '../support/test.ts';

// What is chosen for such an address in every language: app/document/detect-language.test.ts.
test('no address leads to another site', async ({ page, baseURL }) => {
  const outside = requestsFor(page, new RegExp(`^(?!${baseURL})http`));
  for (const typed of ['/de//other.example/x', '/pl/%5Cother.example']) {
    await page.goto(`${typed}?lng=es&a=1#b`);
    await expect(page).toHaveURL(/[?]a=1#b$/);
    await open(page, typed);
    const links = await page
      .locator('a[data-picks-language]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
    expect(new Set(links)).toEqual(new Set([baseURL]));
  }
  expect(outside).toEqual([]);
});

test('an unknown address gets status 404 and a page with header, footer and a way home, which is loaded once', async ({
  page,
  baseURL,
}) => {
  for (const typed of [
    '/en/nothing',
    `${pathFor('quote', 'es')}s`,
    '/blog/nada/mas',
    `${pathFor('projects', 'de')}/nichts`,
  ]) {
    const documents = watchDocuments(page);
    const response = await page.goto(baseURL + typed);
    expect(response?.status(), typed).toBe(404);
    const title = await page.locator('main h1').textContent();
    await hydrated(page);
    expect(await page.locator('main h1').textContent(), typed).toBe(title);
    // The quote page has none: an address that only begins like it is another.
    await expect(page.locator('[data-contact-bar]'), typed).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.locator('header a').first().click();
    await expect(page.locator('main h1')).not.toHaveText(title ?? '');
    expect(documents.length, typed).toBe(1);
    page.removeAllListeners('request');
  }
});

test('a page is found and hydrated at its own address, whatever is doubled, capital or encoded in the one typed', async ({
  page,
  baseURL,
}) => {
  for (const code of ['es', 'de'] as const) {
    const path = pathFor('technology', code);
    const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
    for (const typed of [`/${path}`, `${path}//`, path.toUpperCase(), encoded]) {
      await page.goto(`${baseURL}${typed}?a=1#b`);
      await expect(page, typed).toHaveURL(`${path}?a=1#b`);
      await hydrated(page);
    }
  }
});

test('a page that fails each time it is loaded is loaded once more and no further, and says so', async ({
  page,
}) => {
  const technology = pathFor('technology', 'es');
  // As on a misconfigured host, the document is that of another page; the data of this one is missing.
  await page.route(`**${technology}`, async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.continue();
    await route.fulfill({ response: await route.fetch({ url: request.url().replace(technology, '/404') }) });
  });
  await page.route(`**${technology}.data`, (route) => route.fulfill({ status: 404 }));
  const documents = watchDocuments(page);
  await page.goto(technology);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => documents.length).toBe(2);
  // The second document may still be on its way.
  await expect(async () => {
    await intend(page);
    // The button that tries again.
    await expect(page.locator('main').getByRole('button')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(documents).toEqual([technology, technology]);
});

test.describe('the language of an unknown address', () => {
  test.describe('for a German browser', () => {
    test.use({ locale: 'de-DE' });

    test('is no matter for an unknown article, which says so with status 404 and without redirect', async ({
      page,
    }) => {
      const documents = watchDocuments(page);
      const response = await page.goto('/blog/no-existe?lng=de');
      expect(response?.status()).toBe(404);
      await settleConsent(page);
      await expect(page.locator('main h1')).toHaveText('Post not found');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).toHaveURL('/blog/no-existe');
      expect(documents).toEqual(['/blog/no-existe']);
    });
  });

  test('can be changed to the not-found page of another, and is remembered', async ({ page }) => {
    await open(page, '/blog/nope');
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL('/de/blog/nope');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
  });
});
