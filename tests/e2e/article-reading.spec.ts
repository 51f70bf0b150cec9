import { expect, type Page, test } from '@playwright/test';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { settings } from '../../app/site/settings.ts';
import { articleSlugs } from '../../content/articles.ts';
import { consentBanner, settleConsent } from '../support/browser.ts';

const villa = articlePath('casa-lujo-120-dias-steel-frame', 'es');
const german = articlePath('luxusvilla-bauen-in-120-tagen', 'de');
const [newest = '', second = ''] = articleSlugs('es');
const oldest = articleSlugs('es').at(-1) ?? '';

const heading = (page: Page) => page.getByRole('heading', { name: 'Mes 3: la piel', level: 3 });
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copiar enlace' });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Compartir', exact: true });

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
    // The room kept for the question about cookies is no part of what is read.
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

test.describe('passing an article on', () => {
  test('copies its address without query or anchor, and says so politely', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${villa}?utm_source=carta#mes-1-el-suelo`);
    await settleConsent(page);
    await copyButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${villa}`);
  });

  test('shows the address where the browser refuses to copy', async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(villa);
    await settleConsent(page);
    await copyButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: `${baseURL}${villa}` })).toBeVisible();
  });

  test('forgets on the next article what it said on this one', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(villa);
    await settleConsent(page);
    await copyButton(page).click();
    await page.getByRole('link', { name: /^Artículo siguiente/ }).click();
    await expect(page).not.toHaveURL(villa);
    await expect(copyButton(page)).toBeVisible();
    await expect(page.getByText('Enlace copiado')).toHaveCount(0);
  });

  test('opens the sheet of the device where there is one', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    });
    await page.goto(villa);
    await settleConsent(page);
    await shareButton(page).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
      { title: 'Una casa de lujo en 120 días', url: `${baseURL}${villa}` },
    ]);
  });

  test('says nothing when the sheet is closed again', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await page.addInitScript(() => {
      Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
    });
    await page.goto(villa);
    await settleConsent(page);
    await shareButton(page).click();
    await copyButton(page).focus();
    expect(faults).toEqual([]);
  });

  test('offers no sheet where there is none', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.goto(villa);
    await settleConsent(page);
    await expect(copyButton(page)).toBeVisible();
    await expect(shareButton(page)).toHaveCount(0);
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that needs one', async ({ page }) => {
    await page.goto(villa);
    await expect(copyButton(page)).toBeHidden();
  });

  test('headings, neighbours and feeds are ordinary links', async ({ page }) => {
    await page.goto(villa);
    await expect(heading(page).getByRole('link')).toHaveAttribute('href', '#mes-3-la-piel');
    await expect(page.getByRole('link', { name: /^Artículo anterior/ })).toHaveAttribute('href', /^\/blog\//);
    await page.goto(pathFor('blog', 'es'));
    await expect(page.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/blog/feed.rss');
  });
});

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
  });

  for (const [name, address] of [
    ['an article', villa],
    ['a legal page', pathFor('privacy-policy', 'es')],
  ] as const) {
    test(`${name} is its text alone`, async ({ page }) => {
      await page.goto(address);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const landmark of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(0);
      }
      await expect(page.getByText('¿Qué quieres levantar?')).toBeHidden();
      await expect(page.getByText('Para seguir leyendo')).toBeHidden();
    });
  }

  test('the text is black on white', async ({ page }) => {
    await page.goto(villa);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    const colours = await page
      .locator('article :is(h1, h3, p, li, figcaption, a, span, time)')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
    expect(colours).toEqual(['rgb(0, 0, 0)']);
  });

  test('links say where they lead, those inside the site with its address', async ({ page }) => {
    await page.goto(villa);
    const shown = (name: string) =>
      page
        .locator('.prose')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').content.replace(/["\s]|\\/g, ''));
    expect(await shown('Risco Arquitectos')).toBe(
      '(https://riscoarquitectos.es/cuanto-tarda-construir-casa-zaragoza)',
    );
    expect(await shown('nuestra metodología')).toContain(`${settings.siteUrl}/metodologia`);
    expect(await shown('Mes 3: la piel')).toBe('none');
  });

  test('the pictures are there', async ({ page }) => {
    await page.goto(villa);
    for (const image of await page.locator('article img:visible').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(page.locator('article img:visible')).toHaveCount(2);
  });
});

/** Waits until the page has come alive: what appears late must not appear on paper either. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-consent-banner]')).toBeAttached();
  await expect(page.locator('[data-consent-banner]')).toBeHidden();
}
