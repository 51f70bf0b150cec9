import { expect, test } from '@playwright/test';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';
import { axeFaults } from '../support/axe.ts';
import {
  fakeClipboard,
  fillIn,
  nextMail,
  openQuotePage,
  quoteForm,
  VISITOR,
  watchRequests,
} from '../support/quote-form.ts';

test('the way back leads to the home page', async ({ page }) => {
  await openQuotePage(page);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(pathFor('home', 'es'));
});

test('only the phone is marked as optional', async ({ page }) => {
  const { form } = await openQuotePage(page);
  await expect(form.locator('label', { hasText: 'opcional' })).toHaveText(['Teléfonoopcional']);
});

test('a message of 400 lines leaves the page as long as it is, and is read in the preview with the keyboard', async ({
  page,
}) => {
  const { message, preview } = await openQuotePage(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const area = preview.getByRole('group', { name: 'Así saldrá tu mensaje' });
  await message.fill('Una línea');
  await expect(preview).toContainText('Una línea');
  await expect(area).toBeHidden();
  await message.fill('Una línea\n'.repeat(400));
  await expect(area).toBeVisible();
  expect(await height()).toBeLessThan(before + 400);
  await area.focus();
  await page.keyboard.press('End');
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(5000);
});

test.describe('what is typed', () => {
  test('is sent nowhere by handing it over', async ({ page }) => {
    await fakeClipboard(page);
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    const asked = watchRequests(page);
    const mail = nextMail(page);
    await form.mail.click();
    await mail;
    await form.copy.click();
    await expect(form.status).toContainText('Mensaje copiado');
    expect(asked.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  });

  test('is stored nowhere', async ({ page, context }) => {
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.mail.click();
    await expect(form.status).not.toBeEmpty();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    const cookies = JSON.stringify(await context.cookies());
    for (const text of Object.values(VISITOR)) expect(stored + cookies + page.url()).not.toContain(text);
  });

  test('is still there after a look at the privacy policy', async ({ page }) => {
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.form.getByRole('link', { name: 'política de privacidad' }).click();
    await expect(page).toHaveURL(pathFor('privacy-policy', 'es'));
    await page.goBack();
    await expect(form.message).toHaveValue(VISITOR.message);
    await expect(form.privacy).toBeChecked();
  });

  test('is gone after a reload', async ({ page }) => {
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await page.reload();
    await expect(form.preview).toContainText('tu nombre');
    await expect(form.name).toHaveValue('');
    await expect(form.message).toHaveValue('');
    await expect(form.privacy).not.toBeChecked();
  });

  for (const language of PUBLISHED_LANGUAGES.filter((code) => code !== 'es')) {
    test(`is still there after switching to ${language}`, async ({ page }) => {
      await openQuotePage(page);
      const { privacy } = await fillIn(page);
      await privacy.check();
      await page.locator('header summary').click();
      await page.locator('header details').getByRole('link', { name: LANGUAGE_INFO[language].name }).click();
      await expect(page).toHaveURL(pathFor('quote', language));
      await expect(page.locator('main form [name=message]')).toHaveValue(VISITOR.message);
      await expect(page.locator('main form [name=privacy]')).toBeChecked();
    });

    test(`makes a Spanish message in ${language} too`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: settings.consentCookie, value: 'rejected', url: baseURL }]);
      await page.goto(pathFor('quote', language));
      const form = page.locator('main form');
      await form.locator('[name=name]').fill(VISITOR.name);
      await form.locator('[name=email]').fill(VISITOR.email);
      await form.locator('[name=message]').fill(VISITOR.message);
      await form.locator('[name=privacy]').check();
      await expect(page.getByRole('complementary')).toContainText(VISITOR.message);
      const mail = nextMail(page);
      await form.locator('[type=submit]').click();
      expect(await mail).toMatchObject({
        subject: `Solicitud de Presupuesto de ${VISITOR.name}`,
        body: `Hola, soy ${VISITOR.name}.\r\n\r\nEmail: ${VISITOR.email}\r\nTeléfono: sin indicar\r\n\r\n${VISITOR.message}`,
      });
    });
  }

  test('before the scripts have come is not lost', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/entry\.client/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(pathFor('quote', 'es'), { waitUntil: 'commit' });
    const form = quoteForm(page);
    await form.name.fill(VISITOR.name);
    await form.privacy.check();
    release();
    await expect(form.preview).toContainText(`Hola, soy ${VISITOR.name}.`);
    await expect(form.privacy).toBeChecked();
  });

  test('never ends up in the address, even if it is handed over before the scripts have come', async ({
    page,
  }) => {
    await page.route(/entry\.client/, () => undefined);
    await page.goto(pathFor('quote', 'es'), { waitUntil: 'commit' });
    const form = await fillIn(page);
    await form.mail.click();
    await form.name.press('Enter');
    await expect(form.name).toHaveValue(VISITOR.name);
    await expect(page).toHaveURL(pathFor('quote', 'es'));
  });
});

test('phone, WhatsApp and mail are offered beside the form', async ({ page }) => {
  await openQuotePage(page);
  const channels = page.getByRole('list', { name: 'Otras formas de hablar con nosotros' }).getByRole('link');
  expect(await channels.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    `tel:${dialable(settings.contact.phone)}`,
    whatsappUrl(),
    `mailto:${settings.contact.email}`,
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('three direct ways stand in place of the form', async ({ page }) => {
    await page.goto(pathFor('quote', 'es'));
    await expect(quoteForm(page).form).toBeHidden();
    await expect(quoteForm(page).preview).toBeHidden();
    const links = page.locator('main p', { hasText: 'JavaScript' }).getByRole('link');
    await expect(links).toHaveText([settings.contact.phone, 'WhatsApp', settings.contact.email]);
  });
});

test.describe('axe finds nothing wrong', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with a message handed over', async ({ page }) => {
    await fakeClipboard(page);
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.copy.click();
    await expect(form.status).not.toBeEmpty();
    expect(await axeFaults(page)).toEqual([]);
  });

  test('with a message to copy by hand', async ({ page }) => {
    await fakeClipboard(page, true);
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.copy.click();
    await expect(form.status).not.toBeEmpty();
    expect(await axeFaults(page)).toEqual([]);
  });
});
