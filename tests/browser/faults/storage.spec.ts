import { expect } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import {
  consentBanner,
  footerLink,
  pickLanguage,
  settleConsent,
  watchErrors,
} from '../../support/browser.ts';
import { test } from '../../support/test.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, { get: refuse });
  }),
);

test.describe('with cookies and both storages blocked', () => {
  test('the visitor is asked about cookies, answers, and moves through the site and its languages unasked', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.goto(pathFor('home', 'es'));
    await settleConsent(page);
    await footerLink(page, 'methodology').click();
    await expect(page).toHaveURL(pathFor('methodology', 'es'));
    await expect(page.locator('main h1')).toBeFocused();
    await expect(consentBanner(page)).toBeHidden();
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL(pathFor('methodology', 'de'));
    expect(errors).toEqual([]);
  });

  test('going back leads to where the visitor was', async ({ page }) => {
    await page.goto(pathFor('projects', 'es'));
    await settleConsent(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await footerLink(page, 'methodology').click();
    await expect(page).toHaveURL(pathFor('methodology', 'es'));
    await page.goBack();
    await expect(page).toHaveURL(pathFor('projects', 'es'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  });

  test.describe('and a browser in German', () => {
    test.use({ locale: 'de-DE' });

    test('Spanish is shown to whoever picks it before the scripts have come', async ({ page }) => {
      await page.route(/\/assets\/.*\.js/, () => {});
      await page.goto(pathFor('technology', 'de'));
      await pickLanguage(page, 'es');
      await expect(page).toHaveURL(pathFor('technology', 'es'));
      await page.waitForLoadState();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
  });
});
