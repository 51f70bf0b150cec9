import { expect, type Locator, type Page, type Response, test } from '@playwright/test';
import { siteAddresses } from '#app/content/addresses.ts';
import { articleSlugs } from '#app/content/articles.ts';
import { DEFAULT_LANGUAGE, languageOfPath } from '#app/site/languages.ts';
import { PAGE_IDS } from '#app/site/pages.ts';
import { pathFor } from '#app/site/paths.ts';
import { hydrated, settleConsent } from '../support/browser.ts';
import { addressesToTry } from '../support/swept.ts';

const HOME = pathFor('home', DEFAULT_LANGUAGE);
const KB = 1024;

/** Spanish pages and one article; `npm run test:sweep` tries every address instead. */
function sample(): string[] {
  const [article = ''] = articleSlugs(DEFAULT_LANGUAGE);
  return siteAddresses().filter(
    (address) =>
      languageOfPath(address) === DEFAULT_LANGUAGE &&
      (PAGE_IDS.some((page) => pathFor(page, DEFAULT_LANGUAGE) === address) || address.endsWith(article)),
  );
}

/** Pictures of a page, without the tiny versions behind them. */
const pictures = (page: Page): Locator => page.locator('.picture img:not([data-placeholder])');

/** Brings every picture of the page into view, so that it is loaded. */
async function loadAll(page: Page): Promise<void> {
  for (const picture of await pictures(page).all()) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== ''))
      .toBe(true);
  }
}

/** What was sent for each picture in sight, and what its box can show of it, in the screen's own pixels. */
function delivered(page: Page) {
  return pictures(page).evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const box = (image.closest('.picture') as Element).getBoundingClientRect();
        const width = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
        const height = (width * image.naturalHeight) / image.naturalWidth;
        const source = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
          ({ media, type }) => type === 'image/avif' && matchMedia(media).matches,
        );
        const widths = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, pixels]) => Number(pixels));
        const across = width / (box.width * devicePixelRatio);
        const down = height / (box.height * devicePixelRatio);
        return {
          file: image.currentSrc.replace(/.*\//, ''),
          larger: Math.max(across, down),
          sharpness: Math.min(across, down),
          narrowest: width === Math.min(...widths),
          widest: width === Math.max(...widths),
        };
      }),
  );
}

test.describe('on a screen of two dots a pixel', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const address of process.env.SWEEP ? addressesToTry() : sample()) {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      test(`${address} sends no picture much larger or smaller than it is shown, ${width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await settleConsent(page);
        await loadAll(page);
        const all = await delivered(page);
        expect(all.filter(({ larger, narrowest }) => larger > 1.5 && !narrowest)).toEqual([]);
        expect(all.filter(({ sharpness, widest }) => sharpness < 0.7 && !widest)).toEqual([]);
      });
    }
  }
});

test.describe('an enlarged picture on a screen of two dots a pixel', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`is sent no larger than it is shown, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(pathFor('projects', DEFAULT_LANGUAGE));
      await settleConsent(page);
      await page
        .getByRole('link', { name: /^Ampliar/ })
        .first()
        .click();
      const image = page.getByRole('dialog').getByRole('img');
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth))
        .toBeGreaterThan(0);
      const larger = await image.evaluate((shown: HTMLImageElement) => {
        const sent = Number(/-(\d+)\.\w+$/.exec(shown.currentSrc)?.[1]);
        return sent / (shown.getBoundingClientRect().width * devicePixelRatio);
      });
      expect(larger).toBeGreaterThan(0.7);
      expect(larger).toBeLessThanOrEqual(1.5);
    });
  }
});

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone of ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('the home page asks for at most 90 KB of pictures before it is scrolled', async ({ page }) => {
      const answers = new Map<string, Response>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith('/pictures/')) answers.set(pathname, response);
      });
      await page.goto(HOME);
      await settleConsent(page);
      await page.waitForLoadState('networkidle');
      expect(answers.size).toBeGreaterThanOrEqual(2);
      const bodies = await Promise.all([...answers.values()].map((response) => response.body()));
      expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(90 * KB);
    });
  });
}

for (const [width, deviceScaleFactor] of [
  [390, 3],
  [768, 2],
  [1440, 1],
] as const) {
  test.describe(`${width} px wide, ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    test('the home page preloads the version of its first picture that it shows', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(HOME);
      await page.waitForLoadState('networkidle');
      const first = page.locator('img[fetchpriority=high]');
      const shown = await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      const id = shown.replace(/^\/pictures\/(villa-phase-\d).*$/, '$1');
      expect(asked.filter((path) => path.includes(id))).toEqual([shown]);
    });
  });
}

test.describe('when no picture arrives', () => {
  for (const address of [
    HOME,
    pathFor('projects', 'es'),
    pathFor('phases', 'es'),
    pathFor('methodology', 'es'),
  ]) {
    test(`${address} says what they would show and keeps their places`, async ({ page }) => {
      const heights = () =>
        page
          .locator('.picture:has(img)')
          .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
      // Some pictures are as tall as the text beside them, which the font must not change in between.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(address);
      await settleConsent(page);
      await page.waitForLoadState('networkidle');
      const before = await heights();
      await page.route('**/pictures/**', (route) => route.abort());
      await page.reload();
      await hydrated(page);
      await page.locator('[data-failed]').first().waitFor();
      await loadAll(page);
      for (const picture of await pictures(page).all()) {
        if (!(await picture.isVisible())) continue;
        await expect(picture).toHaveAttribute('data-failed');
        await expect(picture).toHaveAttribute('alt', /\w{3}/);
      }
      expect(await heights()).toEqual(before);
    });
  }
});
