import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { open } from '../support/browser.ts';
import { test } from '../support/test.ts';

const TECHNOLOGY = pathFor('technology', 'es');

/** Layers are counted from outside, from 1 to 8. */
const button = (page: Page, number: number) => page.locator(`button[data-layer="${number - 1}"]`);
const pinned = (page: Page) => page.locator('button[data-layer][aria-pressed=true]');
const diagram = (page: Page) => page.getByRole('img').filter({ has: page.locator('.wall-layer') });
const layer = (page: Page, number: number) => diagram(page).locator(`[data-layer="${number - 1}"]`);
const isLifted = (page: Page, number: number) =>
  expect(layer(page, number)).toHaveCSS('translate', '0px -10px');
const isBack = (page: Page, number: number) => expect(layer(page, number)).toHaveCSS('opacity', '1');
/** The text that an entry folds away. */
const FOLDED = 'details :is(p, dd)';
/** Points at nothing of the wall. */
const pointElsewhere = (page: Page) => page.mouse.move(0, 0);

test.describe('the wall', () => {
  test('lifts the layer out whose entry is pointed at or has the focus; the others step back, and forward again', async ({
    page,
  }) => {
    await open(page, TECHNOLOGY);
    await button(page, 5).hover();
    await isLifted(page, 5);
    await expect(layer(page, 1)).toHaveCSS('opacity', '0.26');
    await pointElsewhere(page);
    await isBack(page, 1);
    await button(page, 5).focus();
    await isLifted(page, 5);
    await button(page, 8).focus();
    await isLifted(page, 8);
    await page.keyboard.press('Tab');
    await isBack(page, 1);
  });

  test('keeps a layer that is pinned, by pointer, keyboard or on the drawing, one at a time, until it is chosen again or left with Escape @journey', async ({
    page,
  }) => {
    await open(page, TECHNOLOGY);
    await button(page, 5).click();
    await pointElsewhere(page);
    await isLifted(page, 5);
    await button(page, 8).click();
    await expect(pinned(page)).toHaveCount(1);
    await button(page, 8).click();
    await expect(pinned(page)).toHaveCount(0);
    await isBack(page, 1);
    await button(page, 7).press('Enter');
    await expect(button(page, 7)).toHaveAttribute('aria-pressed', 'true');
    await layer(page, 4).click();
    await expect(button(page, 4)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(pinned(page)).toHaveCount(0);
  });
});

test.describe('the wall on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('has one drawing; a tap on an entry pins its layer and unfolds what it is for, and a second one puts everything back', async ({
    page,
  }) => {
    await open(page, TECHNOLOGY);
    await expect(diagram(page)).toHaveCount(1);
    const purpose = page.locator('main li', { has: button(page, 5) }).locator('details p');
    await expect(purpose).toBeHidden();
    await button(page, 5).tap();
    await isLifted(page, 5);
    await expect(purpose).toBeVisible();
    await button(page, 5).tap();
    await isBack(page, 1);
    await expect(purpose).toBeHidden();
  });

  test('shows the whole of what is unfolded at the foot of the screen, above the ways to get in touch', async ({
    page,
  }) => {
    await open(page, TECHNOLOGY);
    const entry = page.locator('main li', { has: button(page, 5) });
    for (const opener of [button(page, 5), entry.locator('summary')]) {
      await entry.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + 60, behavior: 'instant' });
      });
      await opener.tap();
      const bar = () => page.locator('[data-contact-bar] > div').boundingBox();
      await expect
        .poll(async () => {
          const text = await entry.locator('details p').boundingBox();
          return ((await bar())?.y ?? 0) - (text ? text.y + text.height : Number.POSITIVE_INFINITY);
        })
        .toBeGreaterThanOrEqual(0);
      await opener.tap();
      await expect(entry.locator('details p')).toBeHidden();
    }
  });

  test('stays in view while the list passes, and hides no entry that gets the focus', async ({ page }) => {
    await open(page, TECHNOLOGY);
    await button(page, 8).scrollIntoViewIfNeeded();
    await expect(diagram(page)).toBeInViewport({ ratio: 0.9 });
    await button(page, 8).focus();
    // Over the other entries and their folds.
    for (let steps = 0; steps < 14; steps++) await page.keyboard.press('Shift+Tab');
    await expect(button(page, 1)).toBeFocused();
    // Browsers scroll smoothly to what gets the focus.
    await expect
      .poll(async () => {
        const first = await button(page, 1).boundingBox();
        const drawing = await diagram(page).boundingBox();
        return (first?.y ?? 0) - ((drawing?.y ?? 0) + (drawing?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what a layer, a rule and a step of the road have to say besides is folded on phones and can be opened; on larger screens and on paper it stands there', async ({
    page,
  }) => {
    const phone = { width: 390, height: 844 };
    for (const [address, entries] of [
      [TECHNOLOGY, 'main ol > li'],
      [TECHNOLOGY, 'main dl > div'],
      [pathFor('methodology', 'es'), 'main ol > li'],
    ] as const) {
      await page.setViewportSize(phone);
      await page.goto(address);
      const entry = page.locator(entries).filter({ has: page.locator('details') });
      const text = entry.first().locator(FOLDED).first();
      await expect(text).toBeHidden();
      await entry.first().locator('summary').click();
      await expect(text).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(entry.last().locator(FOLDED).first()).toBeVisible();
      await expect(entry.last().locator('summary')).toBeHidden();
      await page.setViewportSize(phone);
      await page.emulateMedia({ media: 'print' });
      await expect(entry.last().locator(FOLDED).first()).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
