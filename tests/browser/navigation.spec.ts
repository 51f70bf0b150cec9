import { expect, test } from '@playwright/test';
import { NAVIGATION } from '#app/site/pages.ts';
import { pathFor } from '#app/site/paths.ts';
import { holdBack, settleConsent } from '../support/browser.ts';

const home = pathFor('home', 'es');
const projects = pathFor('projects', 'es');
const methodology = pathFor('methodology', 'es');

const scrollTop = () => Math.round(window.scrollY);

test('every page of the navigation is reached without loading a document, marked as current and read out', async ({
  page,
}) => {
  await page.goto(home);
  await settleConsent(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  for (const id of NAVIGATION) {
    const link = navigation.locator(`a[href="${pathFor(id, 'es')}"]`);
    await link.click();
    await expect(page).toHaveURL(pathFor(id, 'es'));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a new page starts at the top; back returns to where the visitor was', async ({ page }) => {
  await page.goto(projects);
  await settleConsent(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Metodología' }).click();
  await expect(page).toHaveURL(methodology);
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(projects);
  await expect.poll(() => page.evaluate(scrollTop)).toBeGreaterThan(600);
});

test('Open Graph tags speak of the page that was loaded, and go when another takes its place', async ({
  page,
}) => {
  const shared = page.locator('head meta[property^="og:"], head meta[name^="twitter:"]');
  await page.goto(projects);
  await settleConsent(page);
  await expect(shared).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Metodología' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(shared).toHaveCount(0);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${methodology}$`),
  );
});

test('the skip link takes the keyboard to the content', async ({ page }) => {
  await page.goto(home);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, keeps the focus in header and menu, and closes with Escape', async ({ page }) => {
    await page.goto(home);
    await settleConsent(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const pages = page.getByRole('navigation', { name: 'Páginas' });
    await expect(pages.getByRole('link')).toHaveCount(NAVIGATION.length);
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(pages).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeFocused();
  });

  test('closes when a page is chosen, and leaves the focus on its heading', async ({ page }) => {
    await page.goto(home);
    await settleConsent(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const pages = page.getByRole('navigation', { name: 'Páginas' });
    await pages.getByRole('link', { name: 'Metodología' }).click();
    await expect(page).toHaveURL(methodology);
    await expect(pages).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('stands behind the waiting screen of a page that is slow to arrive', async ({ page }) => {
    await page.goto(home);
    await settleConsent(page);
    const letGo = await holdBack(page, '**/assets/methodology-*');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Metodología' }).click();
    // A trial click: everything but the click itself, so that nothing may stand in front.
    await page.getByText('Loading...').click({ trial: true });
    letGo();
    await expect(page).toHaveURL(methodology);
  });

  test('offers call and contact', async ({ page }) => {
    await page.goto(home);
    await settleConsent(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(page.locator('#menu').getByRole('link', { name: 'Contacto' })).toHaveAttribute(
      'href',
      pathFor('quote', 'es'),
    );
  });
});

test('the language menu names six languages, marks Spanish and closes with Escape', async ({ page }) => {
  await page.goto(methodology);
  await settleConsent(page);
  const trigger = page.locator('header summary');
  await trigger.click();
  const entries = page.locator('header details li');
  await expect(entries).toHaveText(['Español', 'English', 'Italiano', 'Deutsch', 'Polski', 'Português']);
  await expect(entries.first().getByRole('link')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(entries.first()).toBeHidden();
  await expect(trigger).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the language menu opens and links lead to pages', async ({ page }) => {
    await page.goto(home);
    await page.locator('header summary').click();
    await expect(page.locator('header details li').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tecnología' }).click();
    await expect(page).toHaveURL(pathFor('technology', 'es'));
  });

  test('the menu of small screens opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(home);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible();
  });
});

test.describe('addresses that do not exist', () => {
  test('an unknown path gets status 404 and the designed page, with header and footer', async ({ page }) => {
    const response = await page.goto('/no-existe/nada');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Aquí falta una pieza');
    await expect(page.getByRole('banner')).toBeVisible();
    await settleConsent(page);
    await expect(page.locator('h1')).toHaveText('Aquí falta una pieza');
    await page.locator('main').getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL(home);
  });

  test('an unknown article gets status 404 and the plain text of the specification, without redirect', async ({
    page,
  }) => {
    const response = await page.goto('/blog/no-existe');
    expect(response?.status()).toBe(404);
    await expect(page.locator('main h1')).toHaveText('Post not found');
    await settleConsent(page);
    await expect(page.locator('main h1')).toHaveText('Post not found');
    await expect(page).toHaveURL('/blog/no-existe');
  });

  test('the other form of an address leads to the right one', async ({ page }) => {
    await page.goto(`${methodology}/?a=1`);
    await expect(page).toHaveURL(`${methodology}?a=1`);
  });
});

test('a page whose code is slow to arrive shows "Loading..." until it does', async ({ page }) => {
  await page.goto(home);
  await settleConsent(page);
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/methodology-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Metodología' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page).toHaveURL(methodology);
  await expect(page.getByText('Loading...')).toBeHidden();
});
