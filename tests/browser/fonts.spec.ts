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

/** Loads the site's font under another family name. @returns that name */
const loadFont = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]');
    const face = new FontFace('Waited For', `url(${link?.href})`, { weight: '400 700', stretch: '75% 100%' });
    document.fonts.add(await face.load());
    return face.family;
  });

/** Width of a word set in a family, or in the page's own type, in px. */
const wordWidth = (page: Page, family = '') =>
  page.evaluate((name) => {
    const word = document.createElement('span');
    word.textContent = 'Estructura';
    word.style.cssText = `position:absolute;font-size:100px;${name && `font-family:${name}`}`;
    document.body.append(word);
    const { width } = word.getBoundingClientRect();
    word.remove();
    return width;
  }, family);

// German and Polish have letters of their own; `npm run test:sweep` tries all languages.
for (const language of languagesToTry('de', 'pl')) {
  test(`a font that comes late moves nothing (${language})`, async ({ page }) => {
    const letFontGo = await holdBack(page, '**/*.woff2');
    const layoutShift = await watchLayoutShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathFor('legal-notice', language), { waitUntil: 'commit' });
    await settledForFallback(page);
    letFontGo();
    await settleConsent(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift()).toBeLessThan(0.001);
  });
}

test('a font that comes late is there on the next page', async ({ browser, page }) => {
  const other = await browser.newPage();
  await other.goto(pathFor('legal-notice', 'es'));
  const withFont = await wordWidth(other, await loadFont(other));
  await other.close();
  const letFontGo = await holdBack(page, '**/*.woff2');
  await page.goto(pathFor('legal-notice', 'es'), { waitUntil: 'commit' });
  await settledForFallback(page);
  letFontGo();
  await settleConsent(page);
  expect(await wordWidth(page)).not.toBe(withFont);
  await footerLink(page, 'blog').click();
  await expect(page).toHaveURL(pathFor('blog', 'es'));
  await expect.poll(() => wordWidth(page)).toBe(withFont);
});
