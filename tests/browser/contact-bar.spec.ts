import { expect, type Page } from '@playwright/test';
import { pageName, pathFor } from '#app/site/paths.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';
import { consentBanner, hydrated, open, rejectButton, watchLayoutShifts } from '../support/browser.ts';
import { test } from '../support/test.ts';

const about = pathFor('about', 'es');
const HEIGHT = 844;

test.use({ viewport: { width: 390, height: HEIGHT } });

const bar = (page: Page) => page.locator('[data-contact-bar]');
/** The last of its three links: it is seen when the bar is. */
const quoteLink = (page: Page) => bar(page).locator('a').last();

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

test('it comes after six tenths of the first screen, with phone, WhatsApp and quote, on phones alone, moves nothing, and stays away from the quote page', async ({
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  await open(page, about);
  await expect(bar(page)).toBeAttached();
  await expect(quoteLink(page)).toBeHidden();
  await scrollTo(page, HEIGHT * 0.55);
  await expect(quoteLink(page)).toBeHidden();
  await scrollTo(page, HEIGHT * 0.7);
  await expect(quoteLink(page)).toBeInViewport({ ratio: 1 });
  expect(
    await bar(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([`tel:${dialable(settings.contact.phone)}`, whatsappUrl(), pathFor('quote', 'es')]);
  // The same place has one name: in the menu, in the footer and here.
  await expect(quoteLink(page)).toHaveText(pageName('quote', 'es'));
  expect(await shifts()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(quoteLink(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await quoteLink(page).click();
  await expect(page).toHaveURL(pathFor('quote', 'es'));
  await expect(bar(page)).toHaveCount(0);
});

test('it goes while the closing band asks the same, and leaves the last line of the page free', async ({
  page,
}) => {
  await open(page, about);
  await page
    .locator('.band-oxide')
    .evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(quoteLink(page)).toBeHidden();
  await scrollTo(page, 1e6);
  await expect(quoteLink(page)).toBeInViewport();
  const last = await page.locator('[data-reopen-consent]').boundingBox();
  const covered = await quoteLink(page).boundingBox();
  expect((last?.y ?? HEIGHT) + (last?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
});

test('it waits for the answer about cookies', async ({ page }) => {
  await page.goto(about);
  await hydrated(page);
  await scrollTo(page, HEIGHT);
  await expect(consentBanner(page)).toBeVisible();
  await expect(quoteLink(page)).toBeHidden();
  await rejectButton(page).click();
  await expect(quoteLink(page)).toBeVisible();
});

test('it makes room for the keyboard and the menu', async ({ page }) => {
  await open(page, pathFor('answers', 'es'));
  await scrollTo(page, HEIGHT);
  await expect(quoteLink(page)).toBeVisible();
  const field = page.getByRole('searchbox');
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(quoteLink(page)).toBeHidden();
  await field.blur();
  await expect(quoteLink(page)).toBeVisible();
  await page.locator('header button[popovertarget]').click();
  await expect(quoteLink(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(quoteLink(page)).toBeVisible();
});

test('a double click on its chat opens one', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await open(page, about);
  await scrollTo(page, HEIGHT);
  const opened = context.waitForEvent('page');
  await bar(page).locator('a[target]').dblclick();
  await (await opened).waitForURL('https://wa.me/**');
  expect(context.pages()).toHaveLength(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it comes as well', async ({ page }) => {
    await page.goto(about);
    await expect(quoteLink(page)).toBeHidden();
    await page.mouse.wheel(0, HEIGHT);
    await expect(quoteLink(page)).toBeVisible();
    await page.goto(pathFor('quote', 'es'));
    await expect(bar(page)).toHaveCount(0);
  });
});
