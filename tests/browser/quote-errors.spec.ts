import { expect, test } from '@playwright/test';
import { copied, fakeClipboard, fillIn, openQuotePage, watchRequests } from '../support/quote-form.ts';

const WAYS = ['mail', 'whatsapp', 'copy'] as const;

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
