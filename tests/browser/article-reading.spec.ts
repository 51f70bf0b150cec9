import { expect, type Page, test } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { consentBanner, pageWidth, settleConsent } from '../support/browser.ts';

const villa = articlePath('casa-lujo-120-dias-steel-frame', 'es');
const german = articlePath('luxusvilla-bauen-in-120-tagen', 'de');
const [newest = '', second = ''] = articleSlugs('es');
const oldest = articleSlugs('es').at(-1) ?? '';

const heading = (page: Page) => page.getByRole('heading', { name: 'Mes 3: la piel', level: 3 });

test.describe('a heading', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(villa);
  });

  test('is a link to itself, in plain letters', async ({ page }) => {
    await page.getByRole('heading', { name: 'Cuándo se pone en marcha el reloj' }).getByRole('link').click();
    await expect(page).toHaveURL(`${villa}#cuando-se-pone-en-marcha-el-reloj`);
  });

  test('shows that when it is pointed at', async ({ page }) => {
    const link = heading(page).getByRole('link');
    const sign = () => link.evaluate((element) => getComputedStyle(element, '::before').opacity);
    expect(await sign()).toBe('0');
    await link.hover();
    await expect.poll(sign).toBe('1');
  });

  test('shows that when the keyboard reaches it', async ({ page }) => {
    const link = heading(page).getByRole('link');
    await page.getByRole('heading', { name: 'Mes 2: el esqueleto' }).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect(await link.evaluate((element) => getComputedStyle(element, '::before').opacity)).toBe('1');
  });

  test('is found again when its address is opened', async ({ page }) => {
    // Where the page glides, it passes places that it does not stay at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${villa}#mes-3-la-piel`);
    await expect(heading(page)).toBeInViewport();
    const below = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(async () => (await heading(page).boundingBox())?.y).toBeGreaterThanOrEqual(below);
  });
});

test.describe('the contents beside the text', () => {
  test('mark the section that is being read', async ({ page }) => {
    await page.goto(villa);
    const entry = page
      .getByRole('navigation', { name: 'En este artículo' })
      .getByRole('link', { name: 'Mes 3: la piel' });
    const colour = () => entry.evaluate((element) => getComputedStyle(element).color);
    const quiet = await colour();
    await heading(page).evaluate((element) =>
      element.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await expect.poll(colour).not.toBe(quiet);
  });
});

test.describe('the line below the header', () => {
  const width = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('article')
      .first()
      .evaluate((article) => {
        const { scale } = getComputedStyle(article, '::before');
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
    await page.goto(villa);
    expect(await width(page)).toBe(0);
    await scrollTo(page, 'start', 0.5);
    await expect.poll(() => width(page)).toBeGreaterThan(0.4);
    await expect.poll(() => width(page)).toBeLessThan(0.6);
    // The room kept for the consent banner is no part of what is read.
    await expect(consentBanner(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('scroll-padding-bottom', '0px');
    await page.locator('.prose').evaluate((prose) => {
      scrollBy({ top: prose.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    });
    await expect.poll(() => width(page)).toBeGreaterThan(0.99);
  });

  test('stays away for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(villa);
    await scrollTo(page, 'end');
    expect(await width(page)).toBe(0);
  });
});

test.describe('the articles before and after', () => {
  const older = (page: Page) => page.getByRole('link', { name: /^Artículo anterior/ });
  const newer = (page: Page) => page.getByRole('link', { name: /^Artículo siguiente/ });

  test('lead from the newest to the one before it, and back', async ({ page }) => {
    await page.goto(articlePath(newest, 'es'));
    await expect(newer(page)).toHaveCount(0);
    await older(page).click();
    await expect(page).toHaveURL(articlePath(second, 'es'));
    await newer(page).click();
    await expect(page).toHaveURL(articlePath(newest, 'es'));
  });

  test('end with the oldest', async ({ page }) => {
    await page.goto(articlePath(oldest, 'es'));
    await settleConsent(page);
    await expect(newer(page)).toBeVisible();
    await expect(older(page)).toHaveCount(0);
  });

  test('stand side by side on wide screens and one above the other on phones', async ({ page }) => {
    await page.goto(german);
    const links = page.getByRole('navigation', { name: 'Artikel nach Datum' }).getByRole('link');
    const boxes = () =>
      links.evaluateAll((all) =>
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
    expect(await pageWidth(page)).toBe(390);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('headings, neighbours and feeds are ordinary links', async ({ page }) => {
    await page.goto(villa);
    await expect(heading(page).getByRole('link')).toHaveAttribute('href', '#mes-3-la-piel');
    await expect(page.getByRole('link', { name: /^Artículo anterior/ })).toHaveAttribute('href', /^\/blog\//);
    await page.goto(pathFor('blog', 'es'));
    await expect(page.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/blog/feed.rss');
  });
});
