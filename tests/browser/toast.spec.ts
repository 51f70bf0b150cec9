import { expect, type Locator, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { consentBanner, swipe, watchConsole } from '../support/browser.ts';
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
const closeButton = (page: Page) => toastArea(page).getByRole('button');

/** The quote page at a standstill, with the toast on the screen. */
async function openWithToast(page: Page) {
  const form = await openFilledInAtStandstill(page);
  await form.mail.click();
  await expect(toasts(page)).toBeVisible();
  return form;
}

/** Waits until the toast is there and has come to rest. */
async function atRest(page: Page): Promise<void> {
  await expect(toasts(page)).toBeVisible();
  await expect
    .poll(() => toasts(page).evaluate((toast) => toast.getAnimations({ subtree: true }).length))
    .toBe(0);
}

/** Expects the toast to be open once React has rendered: one that is closing is still visible. */
async function isStillOpen(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(undefined);
        port2.postMessage('after what React has been asked to draw');
      }),
  );
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
}

/** Presses in the middle of the toast, moves sideways and lets go. */
async function dragBy(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast is not on the screen');
  const [x, y] = [box.x + 100, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 3 });
  await page.mouse.move(x + distance, y, { steps: 3 });
  await page.mouse.up();
}

test('no way of handing over without accepting the privacy policy does more than give one toast and mark the box', async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
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
  expect(complaints()).toEqual([]);
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

test.describe('its time', () => {
  test('is five seconds, which start again when a new one replaces it', async ({ page }) => {
    const form = await openWithToast(page);
    await page.clock.runFor(4000);
    await form.mail.click();
    await page.clock.runFor(4999);
    await isStillOpen(page);
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('stands still while it is pointed at', async ({ page }) => {
    const form = await openWithToast(page);
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    await isStillOpen(page);
    await form.name.hover();
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('is not spoilt for the next one by closing this one while it is pointed at', async ({ page }) => {
    const form = await openWithToast(page);
    await toasts(page).hover();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await form.mail.click();
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('Escape closes it and leaves the focus where it is; its button gives it back', async ({ page }) => {
  const form = await openWithToast(page);
  await form.message.focus();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(form.message).toBeFocused();

  await form.mail.click();
  await closeButton(page).click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(form.privacy).toBeFocused();
});

test('F8 makes it reachable by keyboard, and Escape leads back', async ({ page }) => {
  const form = await openWithToast(page);
  await page.keyboard.press('F8');
  await expect(toastArea(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(form.privacy).toBeFocused();
});

test('swiping to the left or a little to the right leaves it where it was, by more than 50 px closes it', async ({
  page,
}) => {
  await openWithToast(page);
  await atRest(page);
  const before = await toasts(page).boundingBox();
  for (const distance of [44, -90]) {
    await dragBy(page, toasts(page), distance);
    await atRest(page);
    expect(await toasts(page).boundingBox(), `${distance} px`).toEqual(before);
  }
  await dragBy(page, toasts(page), 56);
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('swiping closes it too', async ({ page }) => {
    await openWithToast(page);
    await atRest(page);
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('the toast is not on the screen');
    const [x, y] = [box.x + 80, box.y + box.height / 2];
    await swipe(page, [x, y], [x + 75, y]);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('it is at most 420 px wide and inside the screen, its button large enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openWithToast(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await atRest(page);
    const box = await toasts(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  }
  // The bounding box would lose a fraction of a pixel while the toast slides in.
  const sides = await closeButton(page).evaluate((button: HTMLElement) => [
    button.offsetWidth,
    button.offsetHeight,
  ]);
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
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
