import { expect, type Page } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { open } from '../support/browser.ts';
import { test } from '../support/test.ts';

const [newest = ''] = articleSlugs('es');
/** An article with several headings. */
const article = articlePath('casa-lujo-120-dias-steel-frame', 'es');

/** A heading of the text, by its index from 0; the contents link to it. */
const heading = (page: Page, index: number) => page.locator('.prose :is(h2, h3)[id]').nth(index);
const indexEntry = async (page: Page, index: number) =>
  page.locator(`nav a[href="#${await heading(page, index).getAttribute('id')}"]`).filter({ visible: true });

test('a card of the blog opens the article wherever it is clicked, and its way back leads to the blog @journey', async ({
  page,
}) => {
  await open(page, pathFor('blog', 'es'));
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(articlePath(newest, 'es'));
  await page.locator(`main header a[href="${pathFor('blog', 'es')}"]`).click();
  await expect(page).toHaveURL(pathFor('blog', 'es'));
});

test('below the newest and the one beside it, cards of the blog stand in one column, two from 640 and three from 1024 px', async ({
  page,
}) => {
  await page.goto(pathFor('blog', 'es'));
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('main article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(
      tops.filter((top) => top === tops[2]),
      `${width} px`,
    ).toHaveLength(columns);
  }
});

test.describe('the contents beside the text', () => {
  test('lead to the headings, stay in view while the text passes, and mark what is being read', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(article);
    const entry = await indexEntry(page, 3);
    const colour = () => entry.evaluate((element) => getComputedStyle(element).color);
    const quiet = await colour();
    await entry.click();
    await expect(heading(page, 3)).toBeInViewport();
    await expect(entry).toBeInViewport({ ratio: 1 });
    await page.mouse.move(0, 0);
    await expect.poll(colour).not.toBe(quiet);
  });

  test('are folded on a phone and open on request', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(article);
    await expect(await indexEntry(page, 1)).toHaveCount(0);
    await page.locator('nav[aria-labelledby=text-index-folded] summary').click();
    await (await indexEntry(page, 1)).click();
    await expect(heading(page, 1)).toBeInViewport();
  });
});

test('a wide table scrolls inside its box on a phone, with the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(articlePath('futuro-sostenible-acero', 'es'));
  const box = page
    .getByRole('group')
    .filter({ has: page.getByRole('table') })
    .first();
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
