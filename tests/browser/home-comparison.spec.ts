import { expect } from '@playwright/test';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import { hydrated, pinch, swipe, twoFrames } from '../support/browser.ts';
import { boxOf, cut, HOME, nudges, openHome, slider } from '../support/home-page.ts';
import { test } from '../support/test.ts';

const { phone, wide } = COMPARISON_START;

test.describe('the comparison', () => {
  test('starts where it is to be cut, follows the keyboard to both ends, and says its share in words @journey', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    const control = slider(page);
    const stands = async (share: number) => {
      await expect.poll(() => cut(control)).toBe(share);
      await expect(control).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`\\b${share}\\b.*\\b${100 - share}\\b`),
      );
    };
    await expect(control).toHaveAccessibleName(/\w{3}/);
    await stands(wide);
    const grip = control.locator('xpath=following-sibling::span[last()]/span');
    const { width, height } = await boxOf(grip);
    expect([width, height]).toEqual([60, 44]);
    await expect(grip).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await control.focus();
    await expect(grip).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowLeft');
    await stands(wide - 1);
    await page.keyboard.press('End');
    await stands(100);
    await page.keyboard.press('Home');
    await stands(0);
  });

  test('starts further to the side on a phone, in the styles, for the control and in words', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto(HOME, { waitUntil: 'commit' });
    await expect.poll(() => cut(slider(page))).toBe(phone);
    await hydrated(page);
    await expect(slider(page)).toHaveValue(String(phone));
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`\\b${phone}\\b.*\\b${100 - phone}\\b`),
    );
    expect(await cut(slider(page))).toBe(phone);
  });

  test('is cut exactly where the mouse puts it', async ({ page }) => {
    await openHome(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + (box.width * wide) / 100, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => cut(slider(page))).toBe(25);
  });

  test('nudges by itself when it comes into view, until it is touched', async ({ page }) => {
    // So slowly that it still runs when the test looks.
    const device = await page.context().newCDPSession(page);
    await device.send('Animation.enable');
    await device.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await openHome(page);
    await expect.poll(() => nudges(slider(page))).toBe(1);
    await slider(page).focus();
    await expect.poll(() => nudges(slider(page))).toBe(0);
  });

  test('does not nudge a visitor who has already touched it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await openHome(page);
    await slider(page).focus();
    await slider(page).scrollIntoViewIfNeeded();
    await twoFrames(page);
    expect(await nudges(slider(page))).toBe(0);
  });
});

test.describe('the comparison on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('follows a finger that goes sideways, and goes to where it is tapped', async ({ page }) => {
    await openHome(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    const y = box.y + box.height / 2;
    await swipe(page, [(box.width * phone) / 100, y], [box.width * 0.2, y]);
    await expect.poll(() => cut(slider(page))).toBe(20);
    await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height / 2);
    await expect.poll(() => cut(slider(page))).toBe(40);
  });

  test('fetches the two pictures at the first touch, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(HOME);
    const pair = page.locator('[data-shown-when-idle]');
    const sources = await pair
      .locator('source[media][type="image/avif"]')
      .evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).srcset));
    expect(sources).toHaveLength(2);
    const fetched = () =>
      sources.filter((set) => asked.some((file) => file.endsWith('.avif') && set.includes(file))).length;
    // By now the page has requested what it prefetches when idle.
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(pair).toHaveAttribute('hidden');
    expect(fetched()).toBe(0);
    await page.touchscreen.tap(195, 700);
    await hydrated(page);
    await expect.poll(fetched).toBe(2);
  });

  test('lets two fingers zoom the page', async ({ page }) => {
    await openHome(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    await pinch(page, box.x + box.width / 2, box.y + box.height / 2);
  });

  test('lets the page scroll under a finger that goes up, and stays as it is', async ({ page }) => {
    await openHome(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    await swipe(
      page,
      [box.width * 0.3, box.y + box.height * 0.7],
      [box.width * 0.3, box.y + box.height * 0.1],
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect
      .poll(async () => [await slider(page).inputValue(), await cut(slider(page))])
      .toEqual([String(phone), phone]);
  });
});
