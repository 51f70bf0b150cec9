import { expect, type Page } from '@playwright/test';
import { findWork, works } from '#app/content/works.ts';
import { WORK_COMPARISON_START } from '#app/media/comparison-start.ts';
import { pathFor } from '#app/site/paths.ts';
import { open, pickLanguage } from '../support/browser.ts';
import { cut } from '../support/home-page.ts';
import { test } from '../support/test.ts';

const portfolio = pathFor('projects', 'es');
const WORKS = works('es');
const [first] = WORKS;
/** The second of its group: the one before it is in the group too. */
const chosen = WORKS.filter(({ category }) => category === 'warehouses').at(-1);
const before = WORKS.at(WORKS.findIndex(({ id }) => id === chosen?.id) - 1);
const filtered = `${portfolio}?obras=naves`;

const card = (page: Page, id = '') => page.locator(`li[id="${id}"]`);
const neighbours = (page: Page) => page.locator('main nav a');
const backLink = (page: Page) => page.locator('main header a');

test('from a filtered card to its work, on to the one beside it, and back to the same works', async ({
  page,
}) => {
  await open(page, filtered);
  // Anywhere on the card, as on its picture.
  await card(page, chosen?.id).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(chosen?.path ?? '');
  await neighbours(page).first().click();
  await expect(page).toHaveURL(before?.path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before?.name ?? '');
  await expect(backLink(page)).toHaveAttribute('href', filtered);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(card(page, chosen?.id)).toBeVisible();
  await expect(card(page, first?.id)).toBeHidden();

  await card(page, chosen?.id).getByRole('heading').click();
  await backLink(page).click();
  await expect(page).toHaveURL(filtered);
  await expect(card(page, first?.id)).toBeHidden();
});

test('the enlarged picture leads to the page of its work, and Back to the picture', async ({ page }) => {
  await open(page, portfolio);
  await card(page, chosen?.id).locator('[data-enlarge]').click();
  await page.getByRole('dialog').getByRole('link').click();
  await expect(page).toHaveURL(chosen?.path ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toContainText(chosen?.name ?? '');
});

test('the call at its end takes the kind of building and the work along', async ({ page }) => {
  await open(page, chosen?.path ?? '');
  await page.locator('main .band-oxide a').click();
  await expect(page).toHaveURL(`${pathFor('quote', 'es')}?tipo=nave&obra=${chosen?.id}`);
});

test('another language shows the same work at its address there', async ({ page }) => {
  await open(page, first?.path ?? '');
  await pickLanguage(page, 'de');
  const german = works('de').find(({ id }) => id === first?.id);
  await expect(page).toHaveURL(german?.path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german?.name ?? '');
});

test('the comparison of skeleton and finished work follows the keyboard', async ({ page }) => {
  const compared = WORKS.find(({ skeleton }) => skeleton);
  await open(page, compared?.path ?? '');
  const control = page.locator('main input[type=range]');
  // It is the first picture of the page.
  expect((await control.boundingBox())?.y).toBeLessThan(720);
  const shares = (share: number) => new RegExp(`\\b${share}\\b.*\\b${100 - share}\\b`);
  const stands = async (share: number) => {
    await expect(control).toHaveAttribute('aria-valuetext', shares(share));
    await expect.poll(() => cut(control)).toBe(share);
  };
  await stands(WORK_COMPARISON_START);
  await control.focus();
  await page.keyboard.press('End');
  await stands(100);
  await page.keyboard.press('Home');
  await stands(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a drawing that is wider says that it can be moved, and a large screen does not', async ({ page }) => {
    const all = await Promise.all(WORKS.map(({ path }) => findWork(path.split('/').at(-1) ?? '', 'es')));
    await page.goto(all.find((work) => work?.drawing)?.path ?? '');
    const drawing = page.locator('main figure [role=group]:has(> svg)');
    const hint = page.locator('main figure:has([role=group] > svg) > p');
    expect(await drawing.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
    await expect(hint).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await drawing.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(hint).toBeHidden();
  });

  test('a drawing that is wider opens at its middle, and is free to move', async ({ page }) => {
    const all = await Promise.all(WORKS.map(({ path }) => findWork(path.split('/').at(-1) ?? '', 'es')));
    await page.goto(all.find((work) => work?.drawing)?.path ?? '');
    const drawing = page.locator('main figure [role=group]:has(> svg)');
    const fromMiddle = () =>
      drawing.evaluate((box) => Math.abs(2 * box.scrollLeft - (box.scrollWidth - box.clientWidth)));
    await expect.poll(fromMiddle).toBeLessThan(4);
    await expect.poll(() => drawing.evaluate((box) => getComputedStyle(box).scrollSnapType)).toBe('none');
    await drawing.evaluate((box) => box.scrollTo({ left: 0 }));
    expect(await drawing.evaluate((box) => box.scrollLeft)).toBe(0);
  });
});
