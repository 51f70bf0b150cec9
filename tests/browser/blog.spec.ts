import { expect, type Page, test } from '@playwright/test';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { pageWidth } from '../support/browser.ts';

const address = pathFor('blog', 'es');
const newest = articlePath('construccion-acero-deficit-habitacional-espana', 'es');

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.beforeEach(async ({ page }) => {
  await page.goto(address);
});

test('has the title of the specification', async ({ page }) => {
  await expect(page).toHaveTitle(/^Blog \| Construcción Industrializada y Steel Frame \| \S/);
});

test('is headed «Nuestro Blog»', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestro Blog');
});

test('lists the eight articles, newest first', async ({ page }) => {
  await expect(cards(page)).toHaveCount(8);
  const dates = await cards(page)
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(dates).toEqual(dates.toSorted().reverse());
});

test.describe('a card', () => {
  test('shows category, Spanish date, title and excerpt', async ({ page }) => {
    const card = cards(page).first();
    await expect(card).toContainText('Mercado Inmobiliario');
    await expect(card).toContainText('08 Octubre, 2025');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(
      'El acero ante el déficit de vivienda en España',
    );
    await expect(card).toContainText('Faltan viviendas y faltan manos.');
  });

  test('shows a described picture', async ({ page }) => {
    await expect(cards(page).first().getByRole('img')).toHaveAttribute('alt', /.{15,}/);
  });

  test('is one link, «Leer Más» with the title', async ({ page }) => {
    const link = cards(page).first().getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAccessibleName('Leer Más El acero ante el déficit de vivienda en España');
    await expect(link.getByText('Leer Más')).toBeVisible();
  });

  test('opens the article wherever it is clicked', async ({ page }) => {
    await cards(page)
      .first()
      .click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(newest);
  });
});

test('asks for the question that is missing and leads to the quote page', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Preguntar' })).toHaveAttribute('href', pathFor('quote', 'es'));
});

for (const [width, columns] of [
  [390, 1],
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
  [1440, 3],
] as const) {
  test(`stands in ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`fits a screen of ${width} px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await pageWidth(page)).toBe(width);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the articles', async ({ page }) => {
    await page.getByRole('link', { name: /Cinco mitos/ }).click();
    await expect(page).toHaveURL(articlePath('5-mitos-construccion-acero', 'es'));
  });
});
