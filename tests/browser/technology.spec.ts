import { expect, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { hydrated, pageWidth } from '../support/browser.ts';

const TECHNOLOGY = pathFor('technology', 'es');

const entry = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const diagram = (page: Page) => page.getByRole('img', { name: /despiece del muro exterior/i });
/** Layers of the drawing that is shown, from outside to inside. */
const layer = (page: Page, number: number) => diagram(page).locator(`[data-layer="${number - 1}"]`);

test.describe('technology page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await hydrated(page);
  });

  test('has one main heading', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/esqueleto de acero/);
  });

  test('skips no heading level', async ({ page }) => {
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  test('names every section the specification asks for', async ({ page }) => {
    for (const name of [
      /nuestra promesa/i,
      /cerramientos/i,
      /cubierta a dos aguas/i,
      /proveedores homologados/i,
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });

  test('describes the profile with its three dimensions', async ({ page }) => {
    await expect(
      page.getByRole('img', { name: /90 milímetros de alma, 41 de ala y 1,2 de chapa/ }),
    ).toBeVisible();
  });

  test('promises as many centimetres as the layers add up to', async ({ page }) => {
    const thicknesses = await page
      .getByRole('list')
      .filter({ has: button(page, /montantes c/i) })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const [, sheets = '1', thickness = ''] =
            /(?:(\d)\u202f×\u202f)?([\d,]+)\u202fmm/.exec(item.textContent) ?? [];
          return Number(sheets) * Number(thickness.replace(',', '.'));
        }),
      );
    const centimetres = Math.round(thicknesses.reduce((sum, thickness) => sum + thickness, 0) / 10);
    await expect(page.getByRole('heading', { name: /nuestra promesa/i })).toHaveText(
      `Nuestra promesa cabe en ${centimetres} centímetros`,
    );
  });

  test('lists eight layers, from the render to the plasterboard', async ({ page }) => {
    const items = page
      .getByRole('list')
      .filter({ has: button(page, /montantes c/i) })
      .getByRole('listitem');
    await expect(items).toHaveText([
      /revestimiento exterior/i,
      /SATE/,
      /hidrófuga/i,
      /lámina/i,
      /OSB/,
      /montantes/i,
      /vapor/i,
      /doble placa/i,
    ]);
  });

  test('lifts the layer out whose entry is pointed at', async ({ page }) => {
    await button(page, /tablero osb/i).hover();
    await expect(layer(page, 5)).toHaveCSS('translate', '0px -10px');
  });

  test('lets the other layers step back', async ({ page }) => {
    await button(page, /tablero osb/i).hover();
    await expect(layer(page, 1)).toHaveCSS('opacity', '0.26');
  });

  test('lifts the layer out whose entry has the focus', async ({ page }) => {
    await button(page, /tablero osb/i).focus();
    await expect(layer(page, 5)).toHaveCSS('translate', '0px -10px');
  });

  test('puts everything back when the focus leaves', async ({ page }) => {
    await button(page, /doble placa/i).focus();
    await page.keyboard.press('Tab');
    await expect(layer(page, 1)).toHaveCSS('opacity', '1');
  });

  test('pins a layer with the keyboard', async ({ page }) => {
    await button(page, /freno de vapor/i).press('Enter');
    await expect(button(page, /freno de vapor/i)).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps a pinned layer out when the pointer leaves', async ({ page }) => {
    await button(page, /tablero osb/i).click();
    await page.getByRole('heading', { name: /nuestra promesa/i }).hover();
    await expect(layer(page, 5)).toHaveCSS('translate', '0px -10px');
  });

  test('pins the layer of the drawing that is clicked', async ({ page }) => {
    await layer(page, 4).click();
    await expect(button(page, /lámina impermeable/i)).toHaveAttribute('aria-pressed', 'true');
  });

  test('pins one layer at a time', async ({ page }) => {
    await button(page, /tablero osb/i).click();
    await button(page, /doble placa/i).click();
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  });

  test('unpins a layer that is chosen again', async ({ page }) => {
    await button(page, /tablero osb/i).click();
    await button(page, /tablero osb/i).click();
    await expect(layer(page, 1)).toHaveCSS('opacity', '1');
  });

  test('unpins with Escape, wherever the focus is', async ({ page }) => {
    await layer(page, 4).click();
    await page.keyboard.press('Escape');
    await expect(button(page, /lámina impermeable/i)).toHaveAttribute('aria-pressed', 'false');
  });

  test('offers the sites of three suppliers in another tab', async ({ page }) => {
    const links = page.getByRole('link', { name: /visitar sitio web de .+ \(se abre en otra pestaña\)/i });
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test('tells its suppliers apart by the names of their links', async ({ page }) => {
    const names = await page.getByRole('link', { name: /visitar sitio web/i }).allTextContents();
    expect(new Set(names).size).toBe(3);
  });
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(TECHNOLOGY);
    expect(await pageWidth(page)).toBe(width);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows one drawing of the wall, not both', async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await hydrated(page);
    await expect(diagram(page)).toHaveCount(1);
  });

  test('a tap on an entry pins its layer', async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await hydrated(page);
    await button(page, /tablero osb/i).tap();
    await expect(layer(page, 5)).toHaveCSS('translate', '0px -10px');
  });

  test('a second tap puts everything back', async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await hydrated(page);
    await button(page, /tablero osb/i).tap();
    await expect(button(page, /tablero osb/i)).toHaveAttribute('aria-pressed', 'true');
    await button(page, /tablero osb/i).tap();
    await expect(layer(page, 1)).toHaveCSS('opacity', '1');
  });

  test('the drawing stays in view while the list passes', async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await hydrated(page);
    await entry(page, /doble placa/i).scrollIntoViewIfNeeded();
    await expect(diagram(page)).toBeInViewport({ ratio: 0.9 });
  });

  test('an entry that gets the focus is not hidden by the drawing', async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await hydrated(page);
    await button(page, /doble placa/i).focus();
    for (let steps = 0; steps < 7; steps++) await page.keyboard.press('Shift+Tab');
    // Browsers scroll smoothly to what gets the focus.
    await expect
      .poll(async () => {
        const first = await button(page, /revestimiento exterior/i).boundingBox();
        const drawing = await diagram(page).boundingBox();
        return (first?.y ?? 0) - ((drawing?.y ?? 0) + (drawing?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the layers are a plain list', async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await expect(page.getByText('Montantes C y lana mineral')).toBeVisible();
  });

  test('the drawing of the wall is there', async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await expect(diagram(page)).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('layers change without moving slowly', async ({ page }) => {
    await page.goto(TECHNOLOGY);
    await expect(layer(page, 1)).toHaveCSS('transition-property', 'none');
  });
});
