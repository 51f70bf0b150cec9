import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { consentBanner } from '../support/browser.ts';
import {
  fillIn,
  openFilledInAtStandstill,
  openQuotePage,
  quoteForm,
  toastArea,
  watchRequests,
} from '../support/quote-form.ts';
import { test } from '../support/test.ts';

const QUOTE = pathFor('quote', 'es');

const toasts = (page: Page) => toastArea(page).getByRole('listitem');

/** The quote page at a standstill, with the toast on the screen. */
async function openWithToast(page: Page) {
  const form = await openFilledInAtStandstill(page);
  await form.mail.click();
  await expect(toasts(page)).toBeVisible();
  return form;
}

test('no way of handing over without accepting the privacy policy does more than give one toast and mark the box', async ({
  page,
  context,
}) => {
  const form = await openFilledInAtStandstill(page);
  const asked = watchRequests(page);
  for (const way of ['mail', 'whatsapp', 'copy'] as const) {
    await form[way].click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText(/\w{3}/);
    await expect(form.privacy).toBeFocused();
    await expect(form.privacy).toHaveAttribute('aria-invalid', 'true');
    await expect(form.privacy).toHaveAccessibleDescription(/\w{3}/);
    await expect(form.status).toBeEmpty();
  }
  expect(asked).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('it is read out, goes as soon as the box is ticked, and the message can be handed over', async ({
  page,
}) => {
  const form = await openWithToast(page);
  // Radix adds the announcement a frame later and removes it after a second.
  await page.clock.runFor(100);
  await expect(page.getByRole('status').and(page.locator('[aria-live=assertive]'))).toContainText(/\w{3}/);
  await form.privacy.check();
  await expect(toasts(page)).toHaveCount(0);
  await expect(form.privacy).toHaveAttribute('aria-invalid', 'false');
  await expect(form.privacy).toHaveAccessibleDescription('');
  await form.mail.click();
  await expect(form.status).not.toBeEmpty();
  await expect(toasts(page)).toHaveCount(0);
});

test('it goes after five seconds', async ({ page }) => {
  await openWithToast(page);
  await page.clock.runFor(4999);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 leads to it, and Escape closes it and leads back', async ({ page }) => {
  const form = await openWithToast(page);
  await page.keyboard.press('F8');
  await expect(toastArea(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(form.privacy).toBeFocused();
});

test('it is at most 420 px wide and inside the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithToast(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await toasts(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  }
});

test("it and the consent banner leave each other's buttons free on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(QUOTE);
  await expect(consentBanner(page)).toBeVisible();
  await fillIn(page);
  await quoteForm(page).name.press('Enter');
  await expect(toasts(page)).toBeVisible();
  const controls = await consentBanner(page).or(toastArea(page)).locator('button, a').all();
  expect(controls).toHaveLength(4);
  // The toast stays open while it is hovered.
  await toasts(page).hover();
  // A trial click fails if anything covers its target, and does not click.
  for (const control of controls.toReversed()) await control.click({ trial: true });
});

test('its words are there even if its code does not come', async ({ page }) => {
  await page.route(/\/toast[.-]/, (route) => route.abort());
  await openQuotePage(page);
  const form = await fillIn(page);
  await form.mail.click();
  await expect(page.getByRole('alert')).toContainText(/\w{3}/);
});
