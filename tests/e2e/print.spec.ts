import { expect, type Page, test } from '@playwright/test';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { settings } from '../../app/site/settings.ts';

const villa = articlePath('casa-lujo-120-dias-steel-frame', 'es');

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
