import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { open } from '../support/browser.ts';
import { test } from '../support/test.ts';

const HOME = pathFor('home', 'es');

/** How many parts of the page are not laid out, as they are far from the screen. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...(document.querySelector('main')?.children ?? [])];
    return parts.filter(
      ({ firstElementChild }) =>
        firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
    ).length;
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lays out what is far below at the first intent', async ({ page }) => {
    await page.goto(HOME);
    expect(await waiting(page)).toBeGreaterThan(2);
    await page.mouse.wheel(0, 10);
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test('shows what is scrolled to also where no script arrives', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(HOME);
    const last = page.locator('main > :last-child');
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('link').first()).toBeInViewport();
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test('comes back to where it was, after a link and after loading again', async ({ page }) => {
    await open(page, HOME);
    const link = page.locator('main > :last-child').getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await place();
    await link.click();
    await expect(page).not.toHaveURL(HOME);
    await page.goBack();
    await expect.poll(place).toBe(before);
    await page.reload();
    await expect.poll(place).toBe(before);
  });

  test('knows all heights where an address leads further down', async ({ page }) => {
    await page.goto(`${pathFor('phases', 'es')}#entrega`);
    await expect(page.locator('#entrega')).toBeInViewport();
    expect(await waiting(page)).toBe(0);
  });
});

test('a wide screen lays out everything', async ({ page }) => {
  await page.goto(HOME);
  expect(await waiting(page)).toBe(0);
});
