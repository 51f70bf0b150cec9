import { expect, test } from '@playwright/test';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import { twoFrames } from '../support/browser.ts';
import { boxOf, HOME, nudges, openHome, slider } from '../support/home-page.ts';

test('the first headline is on one line from 640 px', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(HOME);
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
  });
  expect(lines).toBe(1);
});

test('the description of the comparison is shown if it does not arrive', async ({ page }) => {
  await page.route('**/pictures/villa-comparison*', (route) => route.abort());
  await openHome(page);
  const start = page.locator('.comparison > .picture');
  await expect(start.locator('img[data-failed]')).toHaveAccessibleName(/\S/);
  await expect(start.locator('[data-placeholder]')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`cards below the screen slide in when they come into view, and what is on it never waits, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHome(page);
    const waiting = page.locator('.reveal-waiting');
    const cards = page.locator('[data-reveal] > *');
    const below = () =>
      cards.evaluateAll(
        (all, screen) => all.filter((card) => card.getBoundingClientRect().top > screen).length,
        height,
      );
    expect(await below()).toBeGreaterThan(3);
    await expect.poll(() => waiting.count()).toBe(await below());
    const tops = await waiting.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(height);
    // Parts of a row come into view together.
    while ((await waiting.count()) > 0) {
      const card = await waiting.first().elementHandle();
      await card?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.waitForFunction((element) => !element?.classList.contains('reveal-waiting'), card);
    }
    const hidden = () =>
      cards.evaluateAll((all) => all.filter((card) => getComputedStyle(card).opacity !== '1').length);
    await expect.poll(hidden).toBe(0);
  });
}

test('nothing moves by itself for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await twoFrames(page);
  // The first word of the typewriter, with nothing to stop.
  await expect(page.locator('[data-typewriter] > :visible')).toHaveCount(1);
  await expect(page.locator('[data-typewriter] + button')).toBeHidden();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await nudges(slider(page))).toBe(0);
  await expect(page.locator('.reveal-waiting')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is a still picture, cut where it starts, the first word of the process stands there, and every section', async ({
    page,
  }) => {
    await page.goto(HOME);
    await expect(page.getByRole('slider')).toHaveCount(0);
    const box = await boxOf(page.getByRole('figure').first().locator('> div'));
    const line = await boxOf(page.getByRole('figure').first().locator('> div > span:visible > span').last());
    expect((line.x + line.width / 2 - box.x) / box.width).toBeCloseTo(COMPARISON_START / 100, 2);
    await expect(page.locator('[data-typewriter] > :visible')).toHaveCount(1);
    const sections = page.locator('main section');
    await expect(sections.filter({ visible: true })).toHaveCount(await sections.count());
  });
});
