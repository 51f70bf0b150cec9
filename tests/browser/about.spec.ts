import { expect, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

test.beforeEach(({ page }) => page.goto(pathFor('about', 'es')));

test('the heading says since when the company builds', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Constructora de Steel Frame en Alicante desde ${settings.company.foundedIn}`,
  );
});

test('the people are counted for the group, not for the company alone', async ({ page }) => {
  await expect(page.getByRole('main')).toContainText(/un grupo [^.]* más de 200 profesionales/);
});

test('the years are full years since the foundation', async ({ page }) => {
  const years = new Date().getFullYear() - settings.company.foundedIn - 1;
  await expect(page.getByText(`Más de ${years} años después`)).toBeVisible();
});

test('who we are is told in six paragraphs', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Quiénes somos' }) });
  // The lead of the page and the six.
  await expect(section.locator('p')).toHaveCount(1 + 6);
});

test('the mission stands below a heading of its own', async ({ page }) => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Nuestra misión' }) });
  await expect(section.locator('p')).toHaveText(
    'Entregar obras y reformas en el tiempo acordado, sin sobrecostes, con calidad y sostenibilidad.',
  );
});

test('five services and three ways to build are named', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Construcciones',
    'Reformas',
    'Ampliaciones',
    'Proyectos técnicos',
    'Puesta al día',
    'Tradicional',
    'En acero',
    'Mixta',
  ]);
});

test('it ends with the call to ask for a quote', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Pedir presupuesto' }).click();
  await expect(page).toHaveURL(pathFor('quote', 'es'));
});
