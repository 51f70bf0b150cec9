import { expect, type Page, test } from '@playwright/test';
import { startAtStandstill } from '../support/browser.ts';
import { boxOf, HOME, openHome } from '../support/home-page.ts';

test.describe('the typewriter', () => {
  const heading = (page: Page) =>
    page.getByRole('heading', { name: 'Una obra simple, rápida y limpia', exact: true });
  const word = (page: Page) => page.locator('[data-typewriter]');
  const pause = (page: Page) => page.getByRole('button', { name: 'Parar el texto que cambia' });
  const resume = (page: Page) => page.getByRole('button', { name: 'Seguir con el texto que cambia' });

  async function openAtStandstill(page: Page) {
    await startAtStandstill(page);
    await openHome(page);
  }

  test('has its whole phrase as the heading for those who cannot see it', async ({ page }) => {
    await page.goto(HOME);
    await expect(heading(page)).toBeAttached();
  });

  test('holds a word for two seconds', async ({ page }) => {
    await openAtStandstill(page);
    await page.clock.runFor(1999);
    await expect(word(page)).toHaveText('simple');
    await page.clock.runFor(1);
    await expect(word(page)).toHaveText('simpl');
  });

  test('takes 50 ms for each letter', async ({ page }) => {
    await openAtStandstill(page);
    await page.clock.runFor(2000 + 5 * 50);
    await expect(word(page)).toHaveText('');
    await page.clock.runFor(49);
    await expect(word(page)).toHaveText('');
    await page.clock.runFor(1);
    await expect(word(page)).toHaveText('r');
    await page.clock.runFor(5 * 50);
    await expect(word(page)).toHaveText('rápida');
  });

  test('comes back to the first word and goes on', async ({ page }) => {
    await openAtStandstill(page);
    // Per word: held, then deleted and the next one typed, letter by letter.
    const change = (from: string, to: string) => 2000 + (from.length - 1 + to.length) * 50;
    await page.clock.runFor(
      change('simple', 'rápida') + change('rápida', 'limpia') + change('limpia', 'simple'),
    );
    await expect(word(page)).toHaveText('simple');
    await page.clock.runFor(2000);
    await expect(word(page)).toHaveText('simpl');
  });

  test('stops in the middle of a word when asked to', async ({ page }) => {
    await openAtStandstill(page);
    await page.clock.runFor(2000 + 50);
    await pause(page).click();
    await page.clock.runFor(10_000);
    await expect(word(page)).toHaveText('simp');
  });

  test('goes on from where it was stopped', async ({ page }) => {
    await openAtStandstill(page);
    await page.clock.runFor(2000 + 8 * 50);
    await expect(word(page)).toHaveText('ráp');
    await pause(page).click();
    await page.clock.runFor(10_000);
    await resume(page).click();
    await page.clock.runFor(50);
    await expect(word(page)).toHaveText('rápi');
  });

  test('moves nothing beside it', async ({ page }) => {
    await openAtStandstill(page);
    const before = await boxOf(pause(page));
    await page.clock.runFor(2250);
    expect(await boxOf(pause(page))).toEqual(before);
  });
});
