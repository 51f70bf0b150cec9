import { expect, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { settings, whatsappUrl } from '#app/site/settings.ts';
import { copied, fakeClipboard, fillIn, nextMail, openQuotePage, VISITOR } from '../support/quote-form.ts';

const NASTY = {
  'accents and emoji': 'Añádeme: ¿cuánto costaría, según tú, un ático en Jávea? 🏡👩‍👧',
  'characters of addresses': 'a & b ? c # d % e + f = g / h 100 %25 &bcc=otro@correo.example',
  'line breaks': 'Primera línea\n\nTercera línea',
  'right to left': 'أريد بيتًا من طابق واحد في أليكانتي. בית פרטי 120 m²',
  '5,000 characters': 'ñ 🏡&?#%á.'.repeat(500),
} as const;

for (const [kind, text] of Object.entries(NASTY)) {
  test.describe(`a message with ${kind}`, () => {
    test('reaches the mail program as it was typed', async ({ page }) => {
      await openQuotePage(page);
      const form = await fillIn(page, { message: text });
      await form.privacy.check();
      const mail = nextMail(page);
      await form.mail.click();
      expect((await mail).body).toBe(
        `Hola, soy ${VISITOR.name}.\r\n\r\nEmail: ${VISITOR.email}\r\nTeléfono: ${VISITOR.phone}\r\n\r\n${text.replaceAll('\n', '\r\n')}`,
      );
    });

    test('reaches WhatsApp as it was typed, in a tab that knows nothing of this one', async ({
      page,
      context,
    }) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
      await openQuotePage(page);
      const form = await fillIn(page, { message: text });
      await form.privacy.check();
      const opened = context.waitForEvent('page');
      await form.whatsapp.click();
      const chat = await opened;
      await chat.waitForURL('https://wa.me/**');
      expect(await chat.evaluate(() => window.opener)).toBeNull();
      expect(chat.url().startsWith(`${whatsappUrl()}?text=`)).toBe(true);
      expect(new URL(chat.url()).searchParams.get('text')).toBe(
        `Hola, soy ${VISITOR.name}.\n\nEmail: ${VISITOR.email}\nTeléfono: ${VISITOR.phone}\n\n${text}`,
      );
    });

    test('reaches the clipboard as it was typed', async ({ page }) => {
      await fakeClipboard(page);
      await openQuotePage(page);
      const form = await fillIn(page, { message: text });
      await form.privacy.check();
      await form.copy.click();
      await expect.poll(() => copied(page)).toMatch(/^Hola, soy Anneke Jansen\./);
      expect((await copied(page))?.endsWith(`\n\n${text}`)).toBe(true);
    });

    test('stands in the preview as it was typed', async ({ page }) => {
      await openQuotePage(page);
      const form = await fillIn(page, { message: text });
      await expect.poll(() => form.preview.textContent()).toContain(text);
    });
  });
}

test.describe('the mail', () => {
  test('goes to the company and names the visitor in its subject', async ({ page }) => {
    await openQuotePage(page);
    const form = await fillIn(page, { name: 'Íñigo & Søren 🏡' });
    await form.privacy.check();
    const mail = nextMail(page);
    await form.mail.click();
    expect(await mail).toMatchObject({
      address: settings.contact.email,
      headers: ['subject', 'body'],
      subject: 'Solicitud de Presupuesto de Íñigo & Søren 🏡',
    });
  });

  test('is opened by the Enter key as well', async ({ page }) => {
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    const mail = nextMail(page);
    await form.name.press('Enter');
    expect((await mail).address).toBe(settings.contact.email);
  });

  test('is reported as opened, not as sent, and the page stays', async ({ page }) => {
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.mail.click();
    await expect(form.status).toHaveText(
      'Hemos abierto tu correo con el mensaje escrito. Si no se ha abierto nada, usa WhatsApp o copia el mensaje.',
    );
    await expect(page).toHaveURL(pathFor('quote', 'es'));
  });

  test('says that no phone was given', async ({ page }) => {
    await openQuotePage(page);
    const form = await fillIn(page, { phone: '' });
    await form.privacy.check();
    const mail = nextMail(page);
    await form.mail.click();
    expect((await mail).body).toContain('\r\nTeléfono: sin indicar\r\n');
  });

  test('is the message of the preview, word for word', async ({ page }) => {
    await openQuotePage(page);
    const form = await fillIn(page, { message: 'Uno\n\nDos' });
    await form.privacy.check();
    const mail = nextMail(page);
    await form.mail.click();
    const { body } = await mail;
    await expect.poll(() => form.preview.textContent()).toContain(body.replaceAll('\r\n', '\n'));
  });
});

test.describe('copying', () => {
  test('turns the button and says where to paste', async ({ page }) => {
    await fakeClipboard(page);
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.copy.click();
    await expect(form.form.getByRole('button', { name: 'Mensaje copiado' })).toBeFocused();
    await expect(form.status).toHaveText(
      `Mensaje copiado. Pégalo en tu correo y envíalo a ${settings.contact.email}.`,
    );
  });

  test('is no longer reported once the message is another', async ({ page }) => {
    await fakeClipboard(page);
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.copy.click();
    await expect(form.status).not.toBeEmpty();
    await form.message.fill('Otra cosa');
    await expect(form.copy).toBeVisible();
    await expect(form.status).toBeEmpty();
  });

  test('leaves the message selected for the visitor if the browser refuses', async ({ page }) => {
    await fakeClipboard(page, true);
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.copy.click();
    const area = form.form.getByRole('textbox', { name: 'Mensaje para copiar' });
    await expect(area).toBeFocused();
    const selected = await area.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe(
      `Hola, soy ${VISITOR.name}.\n\nEmail: ${VISITOR.email}\nTeléfono: ${VISITOR.phone}\n\n${VISITOR.message}`,
    );
  });

  test('is not reported as done if the browser refuses', async ({ page }) => {
    await fakeClipboard(page, true);
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.copy.click();
    await expect(form.status).toContainText('Tu navegador no nos deja copiarlo.');
    await expect(form.copy).toBeVisible();
  });

  test('works the same where there is no clipboard at all', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await openQuotePage(page);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.copy.click();
    await expect(form.form.getByRole('textbox', { name: 'Mensaje para copiar' })).toBeFocused();
  });
});
