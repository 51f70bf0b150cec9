import { expect } from '@playwright/test';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import { pathFor } from '#app/site/paths.ts';
import { languagesToTry } from '../support/addresses.ts';
import { consentBanner, hydrated, watchLayoutShifts } from '../support/browser.ts';
import { boxOf, HOME, openHome } from '../support/home-page.ts';
import { test } from '../support/test.ts';

for (const language of languagesToTry('es', 'de')) {
  test(`the first headline is on one line from 640 px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(pathFor('home', language));
    const lines = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
      });
    expect(await lines()).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await lines()).toBe(1);
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the first screen says why to trust the company, and the consent banner hides none of it, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(HOME);
    const banner = await boxOf(consentBanner(page));
    const reasons = page.locator('main section').first().locator('ul > li');
    await expect(reasons).toHaveCount(3);
    const last = await boxOf(reasons.last());
    expect(last.y + last.height).toBeLessThan(banner.y);
    // The picture is seen as well.
    expect((await boxOf(page.locator('.comparison'))).y).toBeLessThan(banner.y - 80);
  });
}

test('cards below the screen slide in when they come into view, and what is on it never waits', async ({
  page,
}) => {
  await openHome(page);
  const waiting = page.locator('.reveal-waiting');
  const cards = page.locator('[data-reveal] > *');
  const below = await cards.evaluateAll(
    (all) => all.filter((card) => card.getBoundingClientRect().top > innerHeight).length,
  );
  expect(below).toBeGreaterThan(3);
  await expect(waiting).toHaveCount(below);
  // One step of scrolling may reveal a whole row.
  while ((await waiting.count()) > 0) {
    const card = await waiting.first().elementHandle();
    await card?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForFunction((element) => !element?.classList.contains('reveal-waiting'), card);
  }
  const hidden = () =>
    cards.evaluateAll((all) => all.filter((card) => getComputedStyle(card).opacity !== '1').length);
  await expect.poll(hidden).toBe(0);
});

test('a family sees the Friday on which it would have its keys, counted from today in its own time zone, and nothing moves for it', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-26T10:00:00+01:00');
  // What stands below the sentence is on the screen, too.
  await page.setViewportSize({ width: 390, height: 1600 });
  const shifts = await watchLayoutShifts(page);
  await page.goto(HOME);
  const dated = page.locator('main section').first().getByText('el lunes 7 de diciembre');
  await expect(dated).toHaveCount(0);
  await hydrated(page);
  await expect(dated).toContainText('el viernes 12 de marzo');
  expect(await shifts()).toBe(0);
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
    expect((line.x + line.width / 2 - box.x) / box.width).toBeCloseTo(COMPARISON_START.wide / 100, 2);
    await expect(page.locator('[data-typewriter] > * > :visible')).toHaveCount(1);
    const sections = page.locator('main section');
    await expect(sections.filter({ visible: true })).toHaveCount(await sections.count());
  });
});
