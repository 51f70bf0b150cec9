import { expect, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';

test.beforeEach(({ page }) => page.goto(pathFor('sustainability', 'es')));

const CARDS = [
  ['Reducción de CO₂', '−40 %'],
  ['Eficiencia energética', '+30 %'],
  ['Menos agua', '75–90 %'],
  ['Menos residuo en obra', '−35 %'],
  ['Economía circular', '100 %'],
  ['Agenda 2030', '2030'],
] as const;

for (const [title, figure] of CARDS) {
  test.describe(title, () => {
    test('shows its figure', async ({ page }) => {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByText(figure, { exact: true })).toBeVisible();
    });

    test('says where its figure comes from and where it ends', async ({ page }) => {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card).toContainText(/de la empresa|worldsteel|no los medimos/);
    });
  });
}

test('only what can be measured has a bar', async ({ page }) => {
  const cards = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(CARDS.length);
  await expect(cards.filter({ has: page.locator('svg') })).toHaveCount(CARDS.length - 1);
});

test('steel is called recyclable, never recycled', async ({ page }) => {
  const words = (await page.getByRole('main').textContent()) ?? '';
  expect(words).toMatch(/100\s%\sreciclable/);
  expect(words).not.toMatch(/100\s%\sreciclado/);
});

test('no green claim goes without its measure', async ({ page }) => {
  expect(await page.getByRole('main').textContent()).not.toMatch(
    /ecológic|\bverdes?\b|neutr[ao] en|cero (residuos|emisiones|agua)/i,
  );
});

test('the studies for and against are a click away, in a tab of their own', async ({ page }) => {
  const links = page.getByRole('article').getByRole('link', { name: /Universidad/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/doi\.org\/10\./);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('the article with all the sources is linked', async ({ page }) => {
  await page.getByRole('link', { name: 'Leer las cuentas completas, con sus fuentes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Futuro sostenible en acero');
});
