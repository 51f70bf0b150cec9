import { expect } from '@playwright/test';
import { works } from '#app/content/works.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { hydrated, pickLanguage } from '../support/browser.ts';
import { SPANISH_ONLY } from '../support/other-owner.ts';
import { test } from '../support/test.ts';

test('the language switch of an article that is Spanish only leads to the top of the other blog, and is remembered', async ({
  page,
}) => {
  await page.goto(articlePath(SPANISH_ONLY.articles, 'es'));
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await pickLanguage(page, 'de');
  await expect(page).toHaveURL(pathFor('blog', 'de'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto(pathFor('technology', 'es'));
  await expect(page).toHaveURL(pathFor('technology', 'de'));
});

test('who follows a link to the Spanish page of a work has not chosen Spanish', async ({ page }) => {
  const spanish = works('es').find(({ id }) => id === SPANISH_ONLY.works)?.path ?? '';
  await page.goto(pathFor('technology', 'es'));
  await hydrated(page);
  await pickLanguage(page, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(pathFor('projects', 'de'));
  await hydrated(page);
  await page.locator(`main h3 a[href="${spanish}"]`).click();
  await expect(page).toHaveURL(spanish);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(pathFor('technology', 'es'));
  await expect(page).toHaveURL(pathFor('technology', 'de'));
});
