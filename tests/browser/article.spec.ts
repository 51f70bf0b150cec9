import { expect, type Page } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { consentBanner, open } from '../support/browser.ts';
import { test } from '../support/test.ts';

const [newest = '', second = ''] = articleSlugs('es');
/** An article with several headings. */
const article = articlePath('casa-lujo-120-dias-steel-frame', 'es');
const german = articlePath('luxusvilla-bauen-in-120-tagen', 'de');

/** A heading of the text, by its index from 0; the contents link to it. */
const heading = (page: Page, index: number) => page.locator('.prose :is(h2, h3)[id]').nth(index);
const indexEntry = async (page: Page, index: number) =>
  page.locator(`nav a[href="#${await heading(page, index).getAttribute('id')}"]`).filter({ visible: true });
const neighbours = (page: Page) => page.locator('main nav.studs').getByRole('link');

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

test.describe('a heading', () => {
  test('is a link to itself, and shows that when it is pointed at or has the focus', async ({ page }) => {
    await page.goto(article);
    const link = heading(page, 1).getByRole('link');
    const sign = () => link.evaluate((element) => getComputedStyle(element, '::before').opacity);
    expect(await sign()).toBe('0');
    await link.hover();
    await expect.poll(sign).toBe('1');
    await page.mouse.move(0, 0);
    await expect.poll(sign).toBe('0');
    await heading(page, 0).getByRole('link').focus();
    await page.keyboard.press('Tab');
    while (!(await link.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect.poll(sign).toBe('1');
    await link.press('Enter');
    await expect(page).toHaveURL(`${article}#${await heading(page, 1).getAttribute('id')}`);
  });

  test('is found again below the header when its address is opened', async ({ page }) => {
    // Smooth scrolling would pass positions at which the heading does not stay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(article);
    await page.goto(`${article}#${await heading(page, 2).getAttribute('id')}`);
    await expect(heading(page, 2)).toBeInViewport();
    const below = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(async () => (await heading(page, 2).boundingBox())?.y).toBeGreaterThanOrEqual(below);
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

test('a table of two columns stands in the column of the text', async ({ page }) => {
  await page.goto(articlePath('steel-frame-vs-incendios', 'es'));
  const box = page.getByRole('group').filter({ has: page.getByRole('table') });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = await box.evaluate((element) => {
      const text = element.previousElementSibling?.getBoundingClientRect();
      return [element.scrollWidth - element.clientWidth, element.clientWidth - (text?.width ?? 0)];
    });
    expect(beyond, `${width} px`).toEqual([0, 0]);
  }
});

test.describe('the line below the header', () => {
  const width = (page: Page) =>
    page.locator('article.reading').evaluate((element) => {
      const { scale } = getComputedStyle(element, '::before');
      return scale === 'none' ? 1 : Number.parseFloat(scale);
    });
  const scrollTo = (page: Page, block: ScrollLogicalPosition, share = 0) =>
    page.locator('.prose').evaluate(
      (prose, [where, part]) => {
        prose.scrollIntoView({ block: where as ScrollLogicalPosition, behavior: 'instant' });
        scrollBy({ top: Number(part) * (prose.clientHeight - innerHeight), behavior: 'instant' });
      },
      [block, share] as const,
    );

  test('grows from nothing to the whole width while the text is read', async ({ page }) => {
    await page.goto(article);
    expect(await width(page)).toBe(0);
    await scrollTo(page, 'start', 0.5);
    await expect.poll(() => width(page)).toBeGreaterThan(0.4);
    await expect.poll(() => width(page)).toBeLessThan(0.6);
    // The space reserved for the consent banner does not count as text still to be read.
    await expect(consentBanner(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('scroll-padding-bottom', '0px');
    await page.locator('.prose').evaluate((prose) => {
      scrollBy({ top: prose.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    });
    await expect.poll(() => width(page)).toBeGreaterThan(0.99);
  });

  test('stays away for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(article);
    await scrollTo(page, 'end');
    expect(await width(page)).toBe(0);
  });
});

test.describe('the articles before and after', () => {
  test('lead from the newest to the one before it, and back', async ({ page }) => {
    await open(page, articlePath(newest, 'es'));
    await neighbours(page).click();
    await expect(page).toHaveURL(articlePath(second, 'es'));
    await expect(neighbours(page)).toHaveCount(2);
    await neighbours(page).last().click();
    await expect(page).toHaveURL(articlePath(newest, 'es'));
  });

  test('stand side by side on wide screens and one above the other on phones', async ({ page }) => {
    await page.goto(german);
    const boxes = () =>
      neighbours(page).evaluateAll((all) =>
        all.map((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return { top, bottom };
        }),
      );
    const [left, right] = await boxes();
    expect(left?.top).toBe(right?.top);
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = await boxes();
    expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? 0);
  });
});
