import { expect, type Locator, type Page } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, type PageId, pathFor } from '#app/site/paths.ts';
import { addressesToTry } from '../support/addresses.ts';
import { hydrated, open } from '../support/browser.ts';
import { test } from '../support/test.ts';

const PROJECTS = pathFor('projects', 'es');

/** One page for each way in which pictures are set; `npm run test:sweep` tries every address instead. */
const WITH_PICTURES: PageId[] = ['home', 'methodology', 'projects', 'blog'];
const addresses = process.env.SWEEP
  ? addressesToTry()
  : [...WITH_PICTURES.map((page) => pathFor(page, 'es')), articlePath(articleSlugs('es')[0] ?? '', 'es')];

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Pictures of a page that are in sight. */
const pictures = (page: Page): Locator => page.locator('.picture img').filter({ visible: true });

/** Loads every picture, lazy ones too, and waits until each has arrived or failed; it need not be decoded. */
async function loadAll(page: Page): Promise<void> {
  await pictures(page).evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map((image) => {
        image.loading = 'eager';
        return (
          image.complete ||
          new Promise((resolve) => Object.assign(image, { onload: resolve, onerror: resolve }))
        );
      }),
    ),
  );
  // A lazy one counts as complete until the browser has chosen its file.
  await expect
    .poll(() =>
      pictures(page).evaluateAll(
        (images) => images.filter((image) => !(image as HTMLImageElement).currentSrc).length,
      ),
    )
    .toBe(0);
}

/** The file of each visible picture, and how its size compares with its box in device pixels. */
function delivered(page: Page) {
  return pictures(page).evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
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
        // How many times as wide as the next narrower version.
        step: width / Math.max(...widths.filter((narrower) => narrower < width)),
        widest: width === Math.max(...widths),
      };
    }),
  );
}

test.describe('on a screen of two dots a pixel', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const address of addresses) {
    test(`${address} sends no picture much larger or smaller than it is shown`, async ({ page, context }) => {
      const device = await context.newCDPSession(page);
      for (const screen of SCREENS) {
        // Chromium reuses a larger version from its cache instead of requesting a smaller; this clears it.
        await device.send('Network.setCacheDisabled', { cacheDisabled: true });
        await page.setViewportSize(screen);
        await page.goto(address);
        let all: Awaited<ReturnType<typeof delivered>> = [];
        // The pictures of the comparison come into sight when the browser is idle.
        await expect(async () => {
          await loadAll(page);
          all = await delivered(page);
          expect(all.filter(({ larger }) => Number.isNaN(larger))).toEqual([]);
        }).toPass();
        // A narrower version would have filled the box too (`sizes` are whole parts of the screen), or a wider one is wanted.
        const wrong = all.filter(
          ({ step, sharpness, widest }) => sharpness / step > 1.02 || (sharpness < 0.7 && !widest),
        );
        expect(wrong, `${screen.width} px wide`).toEqual([]);
      }
    });
  }

  test('an enlarged picture is sent no larger than it is shown', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, PROJECTS);
    await page.locator('a[data-enlarge]').first().click();
    const image = page.getByRole('dialog').getByRole('img');
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth))
      .toBeGreaterThan(0);
    const larger = await image.evaluate((shown: HTMLImageElement) => {
      const sent = Number(/-(\d+)\.\w+$/.exec(shown.currentSrc)?.[1]);
      return sent / (shown.getBoundingClientRect().width * devicePixelRatio);
    });
    expect(larger).toBeGreaterThan(0.7);
    expect(larger).toBeLessThanOrEqual(1.68);
  });
});

test('a colour fills the box of a picture until it arrives', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto(PROJECTS, { waitUntil: 'domcontentloaded' });
  const bare = await page
    .locator('.picture')
    .filter({ visible: true })
    .evaluateAll(
      (boxes) =>
        boxes.filter((box) => {
          const behind = box.querySelector('[data-placeholder]');
          const [outer, inner] = [box, behind].map((element) => element?.getBoundingClientRect());
          return !behind || outer?.width !== inner?.width || outer?.height !== inner?.height;
        }).length,
    );
  expect(bare).toBe(0);
});

test('when no picture arrives the page says what they would show, in their places', async ({ page }) => {
  const heights = () =>
    page
      .locator('.picture:has(img)')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
  // Some pictures are as tall as the text beside them, which the font must not change in between.
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, PROJECTS);
  await loadAll(page);
  const before = await heights();
  await page.route('**/pictures/**', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await loadAll(page);
  for (const picture of await pictures(page).all()) {
    await expect(picture).toHaveAttribute('data-failed');
    await expect(picture).toHaveAttribute('alt', /\w{3}/);
  }
  // The colour goes too: words could not be read on a dark one.
  await expect(page.locator('.picture:has([data-failed]) [data-placeholder]')).toHaveCount(0);
  expect(await heights()).toEqual(before);
});
