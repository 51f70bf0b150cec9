import { expect, type Page, test } from '@playwright/test';
import { articlePath, pathFor } from '#app/site/paths.ts';

const villa = articlePath('casa-lujo-120-dias-steel-frame', 'es');
const fire = articlePath('steel-frame-vs-incendios', 'es');
const money = articlePath('inversion-steel-frame', 'es');
const unknown = articlePath('404', 'es');

const meta = (page: Page, property: string) => page.locator(`meta[property="${property}"]`);
const article = (page: Page) => page.getByRole('main').getByRole('article').first();
const index = (page: Page) => page.getByRole('navigation', { name: 'En este artículo' });

test.describe('head', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(villa);
  });

  test('leads back to the blog', async ({ page }) => {
    await page.getByRole('link', { name: 'Volver al Blog' }).click();
    await expect(page).toHaveURL(pathFor('blog', 'es'));
  });

  test('shows title, category, author, date and reading time', async ({ page }) => {
    const head = article(page).locator('header');
    await expect(head.getByRole('heading', { level: 1 })).toHaveText('Una casa de lujo en 120 días');
    await expect(head).toContainText('Proceso Constructivo');
    await expect(head).toContainText(/Equipo \S+/);
    await expect(head).toContainText('04 Septiembre, 2025');
    await expect(head).toContainText(/\d\smin de lectura/);
  });

  test('says when the text was updated, if it was', async ({ page }) => {
    await page.goto(fire);
    await expect(article(page).locator('header')).toContainText('Actualizado: 20 Marzo, 2026');
  });

  test('shows the described main picture first', async ({ page }) => {
    await expect(article(page).getByRole('img').first()).toHaveAttribute(
      'alt',
      /Villa mediterránea terminada/,
    );
  });
});

test.describe('metadata', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(fire);
  });

  test('names the article in title and description', async ({ page }) => {
    await expect(page).toHaveTitle(/^Steel Frame frente a los incendios \| \S/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^El acero no arde/);
  });

  for (const [property, value] of [
    ['og:type', 'article'],
    ['og:title', 'Steel Frame frente a los incendios'],
    ['og:description', /^El acero no arde/],
    ['og:image', /^https:\/\/.+\/cards\/blog-steel-frame-vs-incendios\..+\.jpg$/],
    ['article:author', /^Equipo /],
    ['article:published_time', '2025-08-22'],
    ['article:modified_time', '2026-03-20'],
    ['article:section', 'Seguridad'],
  ] as const) {
    test(`gives ${property}`, async ({ page }) => {
      await expect(meta(page, property)).toHaveAttribute('content', value);
    });
  }

  test('names its own address and its versions in other languages', async ({ page }) => {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${fire}$`));
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
      'href',
      new RegExp(`${fire}$`),
    );
  });
});

test.describe('text', () => {
  test('has its contents beside it, and they lead to the headings', async ({ page }) => {
    await page.goto(villa);
    await index(page).getByRole('link', { name: 'Mes 3: la piel' }).click();
    await expect(page.getByRole('heading', { name: 'Mes 3: la piel', level: 3 })).toBeInViewport();
  });

  test('keeps the contents in view while it passes', async ({ page }) => {
    await page.goto(villa);
    await page.getByRole('heading', { name: 'Mes 4: la casa' }).scrollIntoViewIfNeeded();
    await expect(index(page)).toBeInViewport({ ratio: 1 });
  });

  test('shows the four months as an ordered list', async ({ page }) => {
    await page.goto(villa);
    const months = article(page)
      .getByRole('listitem')
      .filter({ hasText: /^Mes \d/ });
    await expect(months.filter({ hasText: 'días' })).toHaveText([
      /días 1–30/,
      /días 31–60/,
      /días 61–90/,
      /días 91–120/,
    ]);
  });

  test('shows pictures with their captions', async ({ page }) => {
    await page.goto(villa);
    const figure = page.getByRole('figure');
    await expect(figure).toContainText('Una viga de celosía baja colgada de la grúa');
    await expect(figure.getByRole('img')).toHaveAttribute('alt', /Esqueleto de acero/);
  });

  test('ends with the highlighted closing', async ({ page }) => {
    await page.goto(villa);
    await expect(page.getByRole('blockquote')).toContainText('es saber la fecha.');
  });

  test('links its sources', async ({ page }) => {
    await page.goto(fire);
    await expect(page.getByRole('link', { name: 'Light Steel Forum' })).toHaveAttribute(
      'href',
      /^https:\/\//,
    );
  });

  test('gives tables head cells and a box that the keyboard can scroll', async ({ page }) => {
    await page.goto(money);
    const box = page.getByRole('group', { name: 'Ejemplo ilustrativo' });
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(box.getByRole('columnheader')).toHaveCount(3);
  });

  test('offers three related articles', async ({ page }) => {
    await page.goto(villa);
    const related = page.getByRole('region', { name: 'Para seguir leyendo' });
    await expect(related.getByRole('link', { name: /^Leer Más/ })).toHaveCount(3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('folds the contents and opens them on request', async ({ page }) => {
    await page.goto(villa);
    const link = index(page).getByRole('link', { name: 'Mes 1: el suelo' });
    await expect(link).toBeHidden();
    await index(page).getByRole('heading', { name: 'En este artículo' }).click();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Mes 1: el suelo' })).toBeInViewport();
  });

  test('scrolls a wide table inside its box', async ({ page }) => {
    await page.goto(articlePath('futuro-sostenible-acero', 'es'));
    const box = page.getByRole('group', { name: /Lo que dicen los estudios/ });
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
});

test.describe('unknown slug', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(unknown);
  });

  test('shows the plain text «Post not found»', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  });

  test('does not redirect', async ({ page }) => {
    await expect(page).toHaveURL(unknown);
  });

  test('keeps header and footer', async ({ page }) => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('is not indexed', async ({ page }) => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has all of its text', async ({ page }) => {
    await page.goto(villa);
    await expect(page.getByText('El secreto de un plazo corto no es correr.')).toBeVisible();
    await expect(page.getByRole('blockquote')).toBeVisible();
  });
});
