import { expect } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { consentBanner, hydrated, preferencesButton, rejectButton } from '../../support/browser.ts';
import { test } from '../../support/test.ts';

const [slug = ''] = articleSlugs('es');

for (const [clock, year] of [
  ['stands at the beginning of 1970', 1970],
  ['runs fifty years ahead', new Date().getFullYear() + 50],
] as const) {
  test(`for a visitor whose clock ${clock} years and dates stay as they are, and an answer about cookies is remembered`, async ({
    page,
    request,
  }) => {
    const found = async (address: string, pattern: RegExp) =>
      pattern.exec(await (await request.get(address)).text())?.[1] ?? '';
    const article = articlePath(slug, 'es');
    await page.clock.install({ time: new Date(Date.UTC(year, 0, 2)) });
    const arrive = async (address: string) => {
      await page.goto(address);
      await page.clock.runFor(5000);
      await hydrated(page);
    };

    await arrive(article);
    await expect(page.locator('main time').first()).toHaveText(await found(article, /<time[^>]*>([^<]+)</));
    await expect(page.locator('[data-current-year]')).toHaveText(
      await found(article, /data-current-year="">(\d{4})</),
    );

    await rejectButton(page).click();
    await arrive(pathFor('methodology', 'es'));
    await preferencesButton(page).click();
    await expect(consentBanner(page)).toBeVisible();
    await arrive(pathFor('methodology', 'es'));
    await expect(consentBanner(page)).toBeHidden();
  });
}
