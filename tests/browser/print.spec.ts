import { expect, type Page, test } from '@playwright/test';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';

const villa = articlePath('casa-lujo-120-dias-steel-frame', 'es');

test.describe('in print', () => {
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

/** Height in px of what is printed on one A4 sheet, and its width: 297 and 210 mm without the margins of print.css. */
const SHEET = { width: Math.round(((210 - 32) / 25.4) * 96), height: Math.floor(((297 - 36) / 25.4) * 96) };

for (const address of PAGE_KINDS) {
  test.describe(`${address} in print`, () => {
    test.use({ viewport: SHEET });

    test.beforeEach(async ({ page }) => {
      await page.goto(address);
      await page.locator('[data-consent-banner]').waitFor();
      await page.emulateMedia({ media: 'print' });
      // The rules for print come in a file of their own.
      await expect(page.getByRole('banner')).toBeHidden();
    });

    test('shows no control, no way back and no invitation to click', async ({ page }) => {
      const controls = page.locator('button:not([data-layer]), input, textarea, .comparison-grip');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'Filtrar por categoría' })).toHaveCount(0);
      const invitations = page
        .locator('main a:not(.prose a)')
        .filter({ hasText: /^(Pedir presupuesto|Volver |De solar a casa)/ });
      await expect(invitations.filter({ visible: true })).toHaveCount(0);
    });

    test('leaves every picture whole', async ({ page }) => {
      const cut = await page.locator('main .picture:visible').evaluateAll((pictures, height) => {
        const kept = (one: Element | null): boolean =>
          !!one &&
          !one.matches('main') &&
          (getComputedStyle(one).breakInside === 'avoid' || kept(one.parentElement));
        return pictures
          .filter((one) => !kept(one) || one.getBoundingClientRect().height > height)
          .map((one) => one.querySelector('img')?.alt);
      }, SHEET.height);
      expect(cut).toEqual([]);
    });

    test('keeps no room for the consent banner, which is not printed', async ({ page }) => {
      await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
    });

    test('leaves no heading alone at the foot of a sheet', async ({ page }) => {
      const after = await page
        .locator('main :is(h1, h2, h3):visible')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter));
      expect(after.filter((value) => value !== 'avoid')).toEqual([]);
    });
  });
}

/** Sheets that a printed page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('the last sheet is not an empty one, with or without the consent banner', async ({ page }) => {
  await page.goto(pathFor('about', 'es'));
  await page.locator('[data-consent-banner]').waitFor();
  await page.evaluate(() => document.querySelector('main')?.replaceChildren('One line'));
  expect(await sheets(page)).toBe(1);
});

test.describe('the phases in print', () => {
  test('show the picture of each phase beside its text, and the whole phrase', async ({ page }) => {
    await page.goto(pathFor('phases', 'es'));
    await page.locator('[data-consent-banner]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const phases = page.locator('article[id^=fase-]');
    for (const phase of await phases.all()) await expect(phase.getByRole('img')).toBeVisible();
    await expect(page.getByText('simple, veloz y limpia')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});

/** Waits until the page is hydrated: what appears late must not be printed either. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-consent-banner]')).toBeAttached();
  await expect(page.locator('[data-consent-banner]')).toBeHidden();
}
