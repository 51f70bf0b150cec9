import { expect, type Locator, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { axeFaults } from '../support/axe.ts';
import { consentBanner, stopClock, watchConsole } from '../support/browser.ts';
import { fillIn, openQuotePage, quoteForm, watchRequests } from '../support/quote-form.ts';

const TITLE = 'Política de Privacidad';
const TEXT = 'Debes aceptar la política de privacidad para continuar.';

const area = (page: Page) => page.getByRole('region', { name: 'Avisos (F8)' });
const toasts = (page: Page) => area(page).getByRole('listitem');

/** The quote page, filled in, with the privacy policy not accepted. */
async function openWithoutTick(page: Page) {
  await openQuotePage(page);
  return fillIn(page);
}

/** The same, with time at a standstill and the toast's code there: its five seconds pass only when the test says so. */
async function openAtStandstill(page: Page) {
  await page.clock.install();
  const form = await openWithoutTick(page);
  await expect(area(page)).toBeAttached();
  await stopClock(page);
  return form;
}

/** Waits until the toast is there and has come to rest. */
async function atRest(page: Page): Promise<void> {
  await expect(toasts(page)).toBeVisible();
  await expect
    .poll(() => toasts(page).evaluate((toast) => toast.getAnimations({ subtree: true }).length))
    .toBe(0);
}

/** A toast on its way out can still be seen: once the page has answered to its timers, this one must not be. */
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

for (const way of ['mail', 'whatsapp', 'copy'] as const) {
  test(`"${way}" without accepting the privacy policy gives a toast and does nothing else`, async ({
    page,
    context,
  }) => {
    const form = await openAtStandstill(page);
    const asked = watchRequests(page);
    await form[way].click();
    await expect(toasts(page)).toContainText(TITLE);
    await expect(toasts(page)).toContainText(TEXT);
    await expect(form[way]).toBeFocused();
    await expect(form.status).toBeEmpty();
    expect(asked).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  });
}

test('it is read out', async ({ page }) => {
  const form = await openAtStandstill(page);
  await form.mail.click();
  await expect(toasts(page)).toBeVisible();
  // What is to be read out comes a frame later and goes after a second.
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({ hasText: TEXT })).toHaveAttribute('aria-live', 'assertive');
});

test('it goes as soon as the box is ticked', async ({ page }) => {
  const form = await openAtStandstill(page);
  await form.mail.click();
  await expect(toasts(page)).toBeVisible();
  await form.privacy.check();
  await expect(toasts(page)).toHaveCount(0);
});

test('there is never more than one', async ({ page }) => {
  const form = await openAtStandstill(page);
  await form.mail.click();
  await expect(toasts(page)).toHaveCount(1);
  await form.whatsapp.click();
  await form.copy.click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toBeVisible();
});

test.describe('its time', () => {
  test('is five seconds', async ({ page }) => {
    const form = await openAtStandstill(page);
    await form.mail.click();
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(4999);
    await isStillOpen(page);
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('starts again when a new one replaces it', async ({ page }) => {
    const form = await openAtStandstill(page);
    await form.mail.click();
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(4000);
    await form.mail.click();
    await page.clock.runFor(4999);
    await isStillOpen(page);
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('stands still while it is pointed at', async ({ page }) => {
    const form = await openAtStandstill(page);
    await form.mail.click();
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    await isStillOpen(page);
    await form.name.hover();
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('is not spoilt for the next one by closing this one while it is pointed at', async ({ page }) => {
    const form = await openAtStandstill(page);
    await form.mail.click();
    await toasts(page).hover();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await form.mail.click();
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('Escape closes it and leaves the focus where it is', async ({ page }) => {
  const form = await openAtStandstill(page);
  await form.mail.click();
  await expect(toasts(page)).toBeVisible();
  await form.message.focus();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(form.message).toBeFocused();
});

test('its button closes it and gives the focus back', async ({ page }) => {
  const form = await openAtStandstill(page);
  await form.mail.click();
  await area(page).getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(form.mail).toBeFocused();
});

test.describe('F8', () => {
  test('puts the focus into its area', async ({ page }) => {
    const form = await openAtStandstill(page);
    await form.mail.click();
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(area(page).getByRole('list')).toBeFocused();
  });

  test('makes it reachable by keyboard, and Escape leads back', async ({ page }) => {
    const form = await openAtStandstill(page);
    await form.mail.click();
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(area(page).getByRole('button', { name: 'Cerrar aviso' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(form.mail).toBeFocused();
  });
});

test.describe('swiping', () => {
  test('to the right by more than 50 px closes it', async ({ page }) => {
    const form = await openAtStandstill(page);
    await form.mail.click();
    await expect(toasts(page)).toBeVisible();
    await dragBy(page, toasts(page), 56);
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const [where, distance] of [
    ['to the right by less', 44],
    ['to the left', -90],
  ] as const) {
    test(`${where} leaves it where it was`, async ({ page }) => {
      const form = await openAtStandstill(page);
      await form.mail.click();
      await atRest(page);
      const before = await toasts(page).boundingBox();
      await dragBy(page, toasts(page), distance);
      await atRest(page);
      expect(await toasts(page).boundingBox()).toEqual(before);
    });
  }

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('closes it too', async ({ page, context }) => {
      const form = await openAtStandstill(page);
      await form.mail.tap();
      await expect(toasts(page)).toBeVisible();
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error('the toast is not on the screen');
      const [x, y] = [box.x + 80, box.y + box.height / 2];
      const finger = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await touch('touchStart', [{ x, y }]);
      for (const distance of [15, 30, 45, 60, 75]) await touch('touchMove', [{ x: x + distance, y }]);
      await touch('touchEnd', []);
      await expect(toasts(page)).toHaveCount(0);
    });
  });
});

test('accepting the policy and handing over takes it away', async ({ page }) => {
  const form = await openAtStandstill(page);
  await form.mail.click();
  await expect(toasts(page)).toBeVisible();
  await form.privacy.check();
  await form.mail.click();
  await expect(toasts(page)).toHaveCount(0);
});

for (const width of [390, 768, 1440]) {
  test(`it is at most 420 px wide and inside the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const form = await openAtStandstill(page);
    await form.mail.click();
    await atRest(page);
    const box = await toasts(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`it and the consent banner leave each other's buttons free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathFor('quote', 'es'));
    await expect(consentBanner(page)).toBeVisible();
    await fillIn(page);
    await quoteForm(page).name.press('Enter');
    await expect(toasts(page)).toBeVisible();
    const controls = await consentBanner(page).or(area(page)).locator('button, a').all();
    expect(controls).toHaveLength(4);
    // A trial click: everything but the click itself.
    for (const control of controls) await control.click({ trial: true });
  });
}

test('its button is large enough for a finger', async ({ page }) => {
  const form = await openAtStandstill(page);
  await form.mail.click();
  // Its box in the page, which moves while the message slides in, loses a fraction of a pixel on the way.
  const sides = await area(page)
    .getByRole('button', { name: 'Cerrar aviso' })
    .evaluate((button: HTMLElement) => [button.offsetWidth, button.offsetHeight]);
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
});

test('neither axe nor the browser finds anything wrong while it is there', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openAtStandstill(page);
  await form.mail.click();
  // While it is pointed at it stays, and axe needs a clock that runs.
  await toasts(page).hover();
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
  await expect(toasts(page)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('its words are there even if its code does not come', async ({ page }) => {
  await page.route(/\/toast[.-]/, (route) => route.abort());
  const form = await openWithoutTick(page);
  await form.mail.click();
  await expect(page.getByRole('alert').filter({ hasText: TEXT })).toBeVisible();
});

test('the document carries none of its style attributes', async ({ request }) => {
  const html = await (await request.get(pathFor('quote', 'es'))).text();
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});
