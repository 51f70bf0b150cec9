import { expect, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { consentBanner, openBeforeHydration } from '../support/browser.ts';
import { fillIn, quoteForm } from '../support/quote-form.ts';

const pause = (page: Page) => page.getByRole('button', { name: 'Parar el texto que cambia' });
const resume = (page: Page) => page.getByRole('button', { name: 'Seguir con el texto que cambia' });

/** Addresses of mails that the page hands over from now on. */
function watchMails(page: Page): string[] {
  const mails: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url());
  });
  return mails;
}

test.describe('before the page is hydrated, and counts then:', () => {
  test('a click on “cookie preferences”', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, pathFor('home', 'es'));
    await page.getByRole('button', { name: 'Preferencias de cookies' }).click();
    hydrate();
    await expect(consentBanner(page).getByRole('button').first()).toBeFocused();
  });

  test('a click on the button that stops moving words; the focus stays where it has gone since', async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, pathFor('phases', 'es'));
    await pause(page).click();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
    await link.focus();
    hydrate();
    await expect(resume(page)).toBeVisible();
    await expect(link).toBeFocused();
  });

  for (const key of ['Enter', 'Space']) {
    test(`the ${key} key on that button`, async ({ page }) => {
      const hydrate = await openBeforeHydration(page, pathFor('phases', 'es'));
      await pause(page).focus();
      await page.keyboard.press(key);
      hydrate();
      await expect(resume(page)).toBeVisible();
    });
  }

  test('impatience: two clicks on that button stop the words', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, pathFor('phases', 'es'));
    await pause(page).dblclick();
    hydrate();
    await expect(resume(page)).toBeVisible();
  });

  test('a click on a layer of the wall', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, pathFor('technology', 'es'));
    await page
      .getByRole('img', { name: /despiece del muro exterior/i })
      .locator('[data-layer="3"]')
      .click();
    await page.mouse.move(0, 0);
    hydrate();
    await expect(page.locator('button[data-layer="3"]')).toHaveAttribute('aria-pressed', 'true');
  });

  test('sending the form from a field, once however often', async ({ page }) => {
    const mails = watchMails(page);
    const hydrate = await openBeforeHydration(page, pathFor('quote', 'es'));
    const form = await fillIn(page);
    await form.privacy.check();
    await form.email.press('Enter');
    await form.mail.click();
    hydrate();
    await expect(form.status).not.toBeEmpty();
    await expect.poll(() => mails).toHaveLength(1);
  });

  test('sending the form with a mistake: it is said, and the field has the focus', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, pathFor('quote', 'es'));
    await quoteForm(page).mail.click();
    hydrate();
    await expect(quoteForm(page).name).toBeFocused();
    await expect(quoteForm(page).name).toHaveAccessibleDescription('Escribe tu nombre.');
  });
});

test('a menu opened before the page is hydrated stays open, and the page behind it is out of reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrate = await openBeforeHydration(page, pathFor('home', 'es'));
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  hydrate();
  await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
});

test('a click on a picture of a work before the page is hydrated enlarges it, and leads nowhere else', async ({
  page,
}) => {
  const projects = pathFor('projects', 'es');
  const hydrate = await openBeforeHydration(page, projects);
  await page.locator('a[data-enlarge]').first().click();
  hydrate();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(projects);
});
