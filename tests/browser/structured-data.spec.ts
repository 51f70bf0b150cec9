import { expect, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { settleConsent, watchConsole } from '../support/browser.ts';

const STRUCTURED = 'script[type="application/ld+json"]';

test('search engines that run scripts find the structured data when the page is hydrated', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto(pathFor('projects', 'es'));
  await settleConsent(page);
  await expect(page.locator(STRUCTURED)).toHaveCount(1);
  expect(complaints()).toEqual([]);
});

test('structured data go when the visitor moves to another page, which they do not describe', async ({
  page,
}) => {
  await page.goto(pathFor('home', 'es'));
  await settleConsent(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Metodología' }).click();
  await expect(page).toHaveURL(pathFor('methodology', 'es'));
  await expect(page.locator(STRUCTURED)).toHaveCount(0);
});

test('a link to a work of the portfolio leads to that work', async ({ page }) => {
  await page.goto(`${pathFor('projects', 'es')}#nave-central`);
  await expect(page.locator('#nave-central')).toBeInViewport();
});
