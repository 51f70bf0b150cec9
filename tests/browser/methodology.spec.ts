import { expect, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { pageWidth } from '../support/browser.ts';

const PATH = pathFor('methodology', 'es');

const figure = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) });
const guarantee = (page: Page, name: RegExp) =>
  page
    .getByRole('definition')
    .and(page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd'));

test('names the three things that change most', async ({ page }) => {
  await page.goto(PATH);
  for (const name of [
    'Velocidad de construcción',
    'Eficiencia energética y térmica',
    'Resistencia sísmica',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

for (const [name, value, condition] of [
  ['Residuo de material', /−35\s%/, /Hasta/],
  ['Eficiencia energética', /\+30\s%/, /nuestra estimación/],
  ['Menos agua', /75–90\s%/, /en la fase de obra/],
  ['Emisiones de CO₂', /−40\s%/, /al construir/],
] as const) {
  test(`gives the figure of «${name}»`, async ({ page }) => {
    await page.goto(PATH);
    await expect(figure(page, name)).toContainText(value);
  });

  test(`says what the figure of «${name}» refers to`, async ({ page }) => {
    await page.goto(PATH);
    await expect(figure(page, name)).toContainText(condition);
  });
}

for (const [name, condition] of [
  [/20 años/, /De la estructura.*LOE/],
  [/400 años/, /La casa es otra cosa/],
  [/10\s% de IVA/, /artículo 91/],
  [/9–14/, /con la licencia concedida/],
] as const) {
  test(`says which conditions hold for ${name.source}`, async ({ page }) => {
    await page.goto(PATH);
    await expect(guarantee(page, name)).toContainText(condition);
  });
}

test('leads on to the phases', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Ver las cinco fases' }).click();
  await expect(page).toHaveURL(pathFor('phases', 'es'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('hides nothing', async ({ page }) => {
    await page.goto(PATH);
    await expect(guarantee(page, /9–14/)).toBeVisible();
  });
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`fits a screen ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATH);
    expect(await pageWidth(page)).toBe(width);
  });
}
