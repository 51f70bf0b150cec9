import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '../../app/site/languages.ts';
import { pathFor } from '../../app/site/paths.ts';
import { dialable, settings, whatsappUrl } from '../../app/site/settings.ts';
import { axeFaults } from '../support/axe.ts';
import { fillIn, nextMail, openQuotePage, quoteForm, VISITOR, watchRequests } from '../support/quote-form.ts';

const WAYS = ['mail', 'whatsapp', 'copy'] as const;

const NASTY = {
  'accents and emoji': 'Añádeme: ¿cuánto costaría, según tú, un ático en Jávea? 🏡👩‍👧',
  'characters of addresses': 'a & b ? c # d % e + f = g / h 100 %25 &bcc=otro@correo.example',
  'line breaks': 'Primera línea\n\nTercera línea',
  'right to left': 'أريد بيتًا من طابق واحد في أليكانتي. בית פרטי 120 m²',
  '5,000 characters': 'ñ 🏡&?#%á.'.repeat(500),
} as const;

/** Keeps what the page puts into the clipboard, without a real one. */
async function fakeClipboard(page: Page, refuse = false): Promise<void> {
  await page.addInitScript((refuses) => {
    const writeText = async (text: string) => {
      if (refuses) throw new DOMException('Write permission denied.', 'NotAllowedError');
      Object.assign(window, { copied: text });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, refuse);
}

const copied = (page: Page) => page.evaluate(() => (window as unknown as { copied?: string }).copied);

test('the way back leads to the home page', async ({ page }) => {
  await openQuotePage(page);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(pathFor('home', 'es'));
});

test('only the phone is marked as optional', async ({ page }) => {
  const { form } = await openQuotePage(page);
  await expect(form.locator('label', { hasText: 'opcional' })).toHaveText(['Teléfonoopcional']);
});

test.describe('what is missing', () => {
  for (const way of WAYS) {
    test(`stops "${way}" and leads to the first field that is wrong`, async ({ page, context }) => {
      await fakeClipboard(page);
      const form = await openQuotePage(page);
      const asked = watchRequests(page);
      await form.privacy.check();
      await form[way].click();
      await expect(form.name).toBeFocused();
      expect(asked).toEqual([]);
      expect(context.pages()).toHaveLength(1);
      expect(await copied(page)).toBeUndefined();
    });
  }

  test('is said at each field, and tied to it', async ({ page }) => {
    const form = await openQuotePage(page);
    await form.email.fill('anneke@');
    await form.mail.click();
    for (const [field, words] of [
      [form.name, 'Escribe tu nombre.'],
      [form.email, 'Escribe un correo válido, por ejemplo nombre@correo.com.'],
      [form.message, 'Cuéntanos algo del proyecto, aunque sea una línea.'],
    ] as const) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(words);
    }
  });

  test('is not said of the phone', async ({ page }) => {
    const form = await openQuotePage(page);
    await form.mail.click();
    await expect(form.phone).toHaveAttribute('aria-invalid', 'false');
  });

  test('is an e-mail address too, if none is given', async ({ page }) => {
    const form = await openQuotePage(page);
    await form.mail.click();
    await expect(form.email).toHaveAccessibleDescription('Escribe tu correo para que podamos responderte.');
  });

  test('is not said before the visitor hands the message over', async ({ page }) => {
    const form = await openQuotePage(page);
    await form.email.fill('anneke@');
    await form.message.focus();
    await expect(form.email).toHaveAttribute('aria-invalid', 'false');
  });

  test('leads past the fields that are right', async ({ page }) => {
    const form = await openQuotePage(page);
    await fillIn(page, { email: 'anneke@correo' });
    await form.mail.click();
    await expect(form.email).toBeFocused();
  });

  for (const [field, wrong, right] of [
    ['name', ' ', 'A'],
    ['email', 'anneke@correo', 'anneke@correo.es'],
    ['message', '\n', 'Una casa'],
  ] as const) {
    test(`is no longer said of the ${field} as soon as it is right`, async ({ page }) => {
      const form = await openQuotePage(page);
      await fillIn(page, { [field]: wrong });
      await form.mail.click();
      await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
      await form[field].fill(right);
      await expect(form[field]).toHaveAttribute('aria-invalid', 'false');
      await expect(form[field]).toHaveAccessibleDescription('');
    });
  }

  test('leaves the other errors where they are when one is put right', async ({ page }) => {
    const form = await openQuotePage(page);
    await form.mail.click();
    await form.name.fill('Ana');
    await expect(form.message).toHaveAttribute('aria-invalid', 'true');
  });
});

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
      expect(await form.preview.textContent()).toContain(text);
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
    expect(await form.preview.textContent()).toContain((await mail).body.replaceAll('\r\n', '\n'));
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
