import { expect } from '@playwright/test';
import { contentOf } from '#app/content/collections.ts';
import { quoteMailto, quoteText } from '#app/pages/quote/mail-and-whatsapp-text.ts';
import { settings, whatsappUrl } from '#app/site/settings.ts';
import { axeFaults } from '../support/axe.ts';
import {
  copied,
  fakeClipboard,
  nextMail,
  openFilledIn,
  openQuotePage,
  toastArea,
  VISITOR,
  watchRequests,
} from '../support/quote-form.ts';
import { test } from '../support/test.ts';

// app/pages/quote/mail-and-whatsapp-text.test.ts tests the wording, and each of these texts by itself.
const LONG: Partial<typeof VISITOR> = {
  name: `O’Brien & "Søns" #1 + 50 % <b> ${'Ñandú '.repeat(50).trim()}`,
  message: `Ático en Jávea 🏡👩‍👧\n\na & b ? c # d % e + f = g / h 100 %25 &bcc=otro@correo.example\nأريد بيتًا בית פרטי 120 m²\n${'ñ 🏡&?#%á.'.repeat(500)}`,
};

test('a message of 5,000 characters of all kinds reaches preview, mail, clipboard and WhatsApp as it was typed, and nobody else', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await fakeClipboard(page);
  const form = await openFilledIn(page, LONG);
  const quote = { ...VISITOR, ...LONG };
  const body = quoteText(quote);
  await expect.poll(() => form.preview.textContent()).toContain(body);

  const asked = watchRequests(page);
  const mail = nextMail(page);
  await form.mail.click();
  expect(await mail).toEqual({
    address: settings.contact.email,
    headers: ['subject', 'body'],
    subject: new URL(quoteMailto(quote, settings.contact.email)).searchParams.get('subject'),
    body: body.replaceAll('\n', '\r\n'),
  });

  await form.copy.click();
  await expect.poll(() => copied(page)).toBe(body);
  expect(asked.filter((url) => !url.startsWith('mailto:'))).toEqual([]);

  const opened = context.waitForEvent('page');
  await form.whatsapp.dblclick();
  const chat = await opened;
  await chat.waitForURL('https://wa.me/**');
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  expect(chat.url().startsWith(`${whatsappUrl()}?text=`)).toBe(true);
  expect(new URL(chat.url()).searchParams.get('text')).toBe(body);
  // A double click hands it over once.
  expect(context.pages()).toHaveLength(2);
});

test('of a message that other programs may not take, that is said before and after, with where to paste it', async ({
  page,
}) => {
  const form = await openFilledIn(page);
  const warning = form.form.locator('p').filter({ hasText: settings.contact.email });
  await form.mail.click();
  await expect(form.status).not.toBeEmpty();
  await expect(warning).toHaveCount(0);
  await form.message.fill('una casa con jardín '.repeat(100));
  await expect(warning).toHaveCount(1);
  await form.mail.click();
  await expect(form.status).toContainText(settings.contact.email);
});

test('copying turns the button and says where to paste, until the message is another', async ({ page }) => {
  await fakeClipboard(page);
  const form = await openFilledIn(page);
  const label = (await form.copy.textContent()) ?? '';
  await form.copy.click();
  await expect(form.copy).not.toHaveText(label);
  await expect(form.status).toContainText(settings.contact.email);
  await form.message.fill('Otra cosa');
  await expect(form.copy).toHaveText(label);
  await expect(form.status).toBeEmpty();
});

test('a message that the browser refuses to copy is left selected for the visitor, and axe finds nothing wrong', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fakeClipboard(page, true);
  const form = await openFilledIn(page);
  await form.copy.click();
  await expect(form.toCopy).toBeFocused();
  const selected = await form.toCopy.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe(quoteText(VISITOR));
  await expect(form.status).not.toBeEmpty();
  expect(await axeFaults(page)).toEqual([]);
});

test('a chat that the browser does not let open is not said to be open', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const form = await openFilledIn(page);
  await form.whatsapp.click();
  const { blocked } = contentOf('quote', 'es').handOver;
  await expect(form.status).toContainText(blocked.title);
});

test('what is missing stops every way of handing over, and leads to the first field that is wrong', async ({
  page,
  context,
}) => {
  await fakeClipboard(page);
  const form = await openQuotePage(page);
  await form.privacy.check();
  const asked = watchRequests(page);
  for (const way of ['mail', 'whatsapp', 'copy'] as const) {
    await form[way].click();
    await expect(form.name).toBeFocused();
  }
  expect(asked).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  expect(await copied(page)).toBeUndefined();
});

test('what is missing is said at each field that needs it, once the message is handed over, until it is right, the consent with its toast among them', async ({
  page,
}) => {
  const form = await openQuotePage(page);
  await form.email.fill('anneke@');
  await expect(form.email).toHaveAttribute('aria-invalid', 'false');
  await form.mail.click();
  await expect(form.name).toBeFocused();
  await expect(form.phone).toHaveAttribute('aria-invalid', 'false');
  await expect(form.privacy).toHaveAttribute('aria-invalid', 'true');
  await expect(form.privacy).toHaveAccessibleDescription(/\w{3}/);
  await expect(toastArea(page).getByRole('listitem')).toHaveCount(1);
  for (const [field, right] of [
    ['name', 'A'],
    ['email', 'anneke@correo.es'],
    ['message', 'Una casa'],
  ] as const) {
    await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
    await expect(form[field]).toHaveAccessibleDescription(/\w{3}/);
    await form[field].fill(right);
    await expect(form[field]).toHaveAttribute('aria-invalid', 'false');
    await expect(form[field]).toHaveAccessibleDescription('');
  }
});
