import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { PAGE_IDS } from '../../app/site/pages.ts';
import { pathFor } from '../../app/site/paths.ts';
import { consentBanner, settleConsent } from '../support/browser.ts';

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test.describe('axe finds nothing', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const page of PAGE_IDS) {
    test(`while the cookie banner stands over ${pathFor(page, 'es')}`, async ({ page: tab }) => {
      await tab.goto(pathFor(page, 'es'));
      await expect(consentBanner(tab)).toBeVisible();
      expect(await faults(tab)).toEqual([]);
    });
  }

  test('after the cookies have been accepted', async ({ page }) => {
    await page.goto(pathFor('home', 'es'));
    await consentBanner(page).getByRole('button').last().click();
    await expect(consentBanner(page)).toBeHidden();
    expect(await faults(page)).toEqual([]);
  });

  test('while the menu of a phone is open', async ({ page }) => {
    await page.goto(pathFor('home', 'es'));
    await settleConsent(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});
