import { expect, type Page } from '@playwright/test';
import { findWork, works } from '#app/content/works.ts';
import { WORK_COMPARISON_START } from '#app/media/comparison-start.ts';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { open } from '../support/browser.ts';
import { cut } from '../support/home-page.ts';
import { test } from '../support/test.ts';

const portfolio = pathFor('projects', 'es');
const WORKS = works('es');
const [first] = WORKS;
/** The last of its group; the work before it is in the same group. */
const chosen = WORKS.filter(({ category }) => category === 'warehouses').at(-1);
const before = WORKS.at(WORKS.findIndex(({ id }) => id === chosen?.id) - 1);
const filtered = `${portfolio}?obras=naves`;

const card = (page: Page, id = '') => page.locator(`li[id="${id}"]`);
const neighbours = (page: Page) => page.locator('main nav a');
const backLink = (page: Page) => page.locator('main header a');

test('from a filtered card to its work, on to the one beside it, and back to the same works', async ({
  page,
}) => {
  await open(page, filtered);
  // Any point of the card is a link, here its picture.
  await card(page, chosen?.id).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(chosen?.path ?? '');
  await neighbours(page).first().click();
  await expect(page).toHaveURL(before?.path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before?.name ?? '');
  await expect(backLink(page)).toHaveAttribute('href', filtered);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(card(page, chosen?.id)).toBeVisible();
  await expect(card(page, first?.id)).toBeHidden();

  await card(page, chosen?.id).getByRole('heading').click();
  await backLink(page).click();
  await expect(page).toHaveURL(filtered);
  await expect(card(page, first?.id)).toBeHidden();
});

test('the enlarged picture leads to the page of its work, and Back to the picture', async ({ page }) => {
  await open(page, portfolio);
  await card(page, chosen?.id).locator('[data-enlarge]').click();
  await page.getByRole('dialog').getByRole('link').click();
  await expect(page).toHaveURL(chosen?.path ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toContainText(chosen?.name ?? '');
});

test('a comparison is the first picture of its work, and starts where the content wants it, before and after its script has come', async ({
  page,
}) => {
  const compared = WORKS.filter(({ skeleton }) => skeleton);
  const starts = compared.map(({ comparisonStart = WORK_COMPARISON_START }) => comparisonStart);
  expect(new Set(starts).size).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, { path }] of compared.entries()) {
    const control = page.locator('main input[type=range]');
    await page.goto(path, { waitUntil: 'commit' });
    expect(await cut(control), path).toBe(starts[index]);
    await open(page, path);
    expect(await cut(control), path).toBe(starts[index]);
    await expect(control, path).toHaveValue(String(starts[index]));
    expect((await control.boundingBox())?.y, path).toBeLessThan(720);
  }
});

test.describe('the drawings', () => {
  test.use({ javaScriptEnabled: false });

  /** For each drawing of a work: how much of it is hidden, and labels too small, cut off or overlapping. */
  const drawingsOf = async (page: Page) => {
    await page.evaluate(() => document.fonts.ready);
    return page.locator('main figure:has(> div > svg)').evaluateAll((figures) =>
      figures.map((figure) => {
        const seen = [...figure.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
        const [svg] = seen;
        const box = svg?.parentElement;
        if (!svg || !box) throw new Error('no drawing is seen');
        const scale = svg.getScreenCTM()?.a ?? 0;
        const words = [...svg.querySelectorAll('text')].map((word) => ({
          said: word.textContent,
          size: Number.parseFloat(getComputedStyle(word).fontSize) * scale,
          area: word.getBoundingClientRect(),
        }));
        const edges = box.getBoundingClientRect();
        const overlaps = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
        return {
          seen: seen.length,
          hidden: box.scrollWidth - box.clientWidth,
          small: words.filter(({ size }) => size < 11.9).map(({ said, size }) => `${said}: ${size} px`),
          outside: words
            .filter(({ area }) => area.left < edges.left - 1 || area.right > edges.right + 1)
            .map(({ said }) => said),
          overlapping: words.flatMap(({ area, said }, index) =>
            words
              .slice(index + 1)
              .filter((other) => overlaps(area, other.area))
              .map((other) => `${said} / ${other.said}`),
          ),
        };
      }),
    );
  };

  for (const language of PUBLISHED_LANGUAGES) {
    test(`of every work fit their box on every screen, and their words can be read, ${language}`, async ({
      page,
    }) => {
      // The font that is there while the site's own is on its way is wider.
      await page.route(/\.(avif|jpe?g|webp|woff2)$/, (route) => route.abort());
      const all = await Promise.all(WORKS.map(({ path }) => findWork(path.split('/').at(-1) ?? '', 'es')));
      const drawn = all.flatMap((work) => {
        const drawings = [work?.drawing, work?.detail].filter(Boolean).length;
        const address = work?.alternates[language];
        return drawings && address ? [{ address, drawings }] : [];
      });
      expect(drawn.some(({ drawings }) => drawings === 2)).toBe(true);
      for (const { address, drawings } of drawn) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        const good = { seen: 1, hidden: 0, small: [], outside: [], overlapping: [] };
        for (const width of [320, 390, 1023, 1024, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await drawingsOf(page), `${address}, ${width} px wide`).toEqual(Array(drawings).fill(good));
        }
      }
    });
  }
});
