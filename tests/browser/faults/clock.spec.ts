import { expect, test } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { consentBanner, hydrated } from '../../support/browser.ts';

const home = pathFor('home', 'es');
const [slug = ''] = articleSlugs('es');

for (const [clock, year] of [
  ['stands at the beginning of 1970', 1970],
  ['runs fifty years ahead', new Date().getFullYear() + 50],
] as const) {
  test.describe(`for a visitor whose clock ${clock}`, () => {
    test.beforeEach(({ page }) => page.clock.install({ time: new Date(Date.UTC(year, 0, 2)) }));

    test('the footer keeps a year that can be', async ({ page, request }) => {
      const built = /data-current-year="">(\d{4})</.exec(await (await request.get(home)).text())?.[1];
      await page.goto(home);
      await page.clock.runFor(5000);
      await expect(consentBanner(page)).toBeVisible();
      await expect(page.locator('[data-current-year]')).toHaveText(built ?? '');
    });

    test('articles keep their dates', async ({ page, request }) => {
      const address = articlePath(slug, 'es');
      const written = /<time[^>]*>([^<]+)</.exec(await (await request.get(address)).text())?.[1];
      await page.goto(address);
      await page.clock.runFor(5000);
      await expect(consentBanner(page)).toBeVisible();
      await expect(page.locator('main time').first()).toHaveText(written ?? '');
    });

    test('an answer about cookies is remembered', async ({ page }) => {
      await page.goto(home);
      await page.clock.runFor(5000);
      await hydrated(page);
      await consentBanner(page).getByRole('button', { name: 'Rechazar' }).click();
      await page.goto(pathFor('methodology', 'es'));
      await page.clock.runFor(5000);
      await hydrated(page);
      await page.getByRole('button', { name: 'Preferencias de cookies' }).click();
      await expect(consentBanner(page)).toBeVisible();
      await page.reload();
      await page.clock.runFor(5000);
      await hydrated(page);
      await expect(consentBanner(page)).toBeHidden();
    });
  });
}
