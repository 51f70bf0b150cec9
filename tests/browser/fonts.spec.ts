import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { languagesToTry } from '../support/addresses.ts';
import { footerLink, holdBack, settleConsent, watchLayoutShifts } from '../support/browser.ts';
import { test } from '../support/test.ts';

/**
 * Waits until the browser has settled for the fallback font: 100 ms after layout it no longer takes a
 * `font-display: optional` font. Hydration comes later, after `load`, which waits for the font too.
 */
async function settledForFallback(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() - paint.startTime > 500;
  });
}

// German and Polish have letters of their own; `npm run test:sweep` tries all languages.
for (const language of languagesToTry('de', 'pl')) {
  test(`a font that comes late moves nothing (${language})`, async ({ page }) => {
    const letFontGo = await holdBack(page, '**/*.woff2');
    const layoutShift = await watchLayoutShifts(page, 'loading');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathFor('legal-notice', language), { waitUntil: 'commit' });
    await settledForFallback(page);
    letFontGo();
    await settleConsent(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift()).toBeLessThan(0.001);
  });
}

test('a font that comes late is there on the next page', async ({ page }) => {
  const letFontGo = await holdBack(page, '**/*.woff2');
  await page.goto(pathFor('legal-notice', 'es'), { waitUntil: 'commit' });
  await settledForFallback(page);
  letFontGo();
  await settleConsent(page);
  const late = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Late') && status === 'loaded'),
    );
  expect(await late()).toBe(false);
  await footerLink(page, 'blog').click();
  await expect(page).toHaveURL(pathFor('blog', 'es'));
  await expect.poll(late).toBe(true);
});
