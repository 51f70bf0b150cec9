import { expect } from '@playwright/test';
import { quoteMailto, quoteText } from '#app/sections/quote/quote-message.ts';
import { settings, whatsappUrl } from '#app/site/settings.ts';
import { pageWidth } from '../support/browser.ts';
import {
  copied,
  fakeClipboard,
  fillIn,
  nextMail,
  openFilledIn,
  openQuotePage,
  VISITOR,
  watchRequests,
} from '../support/quote-form.ts';
import { test } from '../support/test.ts';

type Typed = Partial<typeof VISITOR>;

/** Body and subject for what was typed; app/sections/quote/quote-message.test.ts tests their wording. */
function written(typed: Typed) {
  const quote = { ...VISITOR, ...typed };
  const mail = new URL(quoteMailto(quote, settings.contact.email));
  return { body: quoteText(quote), subject: mail.searchParams.get('subject') };
}

// app/sections/quote/quote-message.test.ts tries each of these by itself, and more.
const TYPED: Typed = {
  name: `O’Brien & "Søns" #1 + 50 % <b> ${'Ñandú '.repeat(50).trim()}`,
  message: `Ático en Jávea 🏡👩‍👧\n\na & b ? c # d % e + f = g / h 100 %25 &bcc=otro@correo.example\nأريد بيتًا בית פרטי 120 m²\n${'ñ 🏡&?#%á.'.repeat(500)}`,
};

test('a message with accents, emoji, line breaks, characters of addresses, letters from right to left, and 5,000 of them, reaches preview, mail, clipboard and WhatsApp as it was typed, and nobody else', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await fakeClipboard(page);
  const form = await openFilledIn(page, TYPED);
  const { body, subject } = written(TYPED);
  await expect.poll(() => form.preview.textContent()).toContain(body);

  const asked = watchRequests(page);
  const mail = nextMail(page);
  await form.mail.click();
  expect(await mail).toEqual({
    address: settings.contact.email,
    headers: ['subject', 'body'],
    subject,
    body: body.replaceAll('\n', '\r\n'),
  });

  await form.copy.click();
  await expect.poll(() => copied(page)).toBe(body);
  expect(asked.filter((url) => !url.startsWith('mailto:'))).toEqual([]);

  const opened = context.waitForEvent('page');
  await form.whatsapp.click();
  const chat = await opened;
  await chat.waitForURL('https://wa.me/**');
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  expect(chat.url().startsWith(`${whatsappUrl()}?text=`)).toBe(true);
  expect(new URL(chat.url()).searchParams.get('text')).toBe(body);
});

test.describe('copying', () => {
  test('turns the button and says where to paste, until the message is another', async ({ page }) => {
    await fakeClipboard(page);
    const form = await openFilledIn(page);
    const label = (await form.copy.textContent()) ?? '';
    await form.copy.click();
    await expect(form.copy).not.toHaveText(label);
    await expect(form.copy).toBeFocused();
    await expect(form.status).toContainText(settings.contact.email);
    await form.message.fill('Otra cosa');
    await expect(form.copy).toHaveText(label);
    await expect(form.status).toBeEmpty();
  });

  test('leaves the message selected for the visitor if the browser refuses, and is not reported as done', async ({
    page,
  }) => {
    await fakeClipboard(page, true);
    const form = await openFilledIn(page);
    const label = (await form.copy.textContent()) ?? '';
    await form.copy.click();
    await expect(form.toCopy).toBeFocused();
    const selected = await form.toCopy.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe(written({}).body);
    await expect(form.status).not.toBeEmpty();
    await expect(form.copy).toHaveText(label);
  });
});

test.describe('the preview', () => {
  test('is folded on a phone, between what is typed and the buttons that send it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openQuotePage(page);
    await fillIn(page, {});
    const fold = page.locator('form details').filter({ hasText: 'Así saldrá tu mensaje' });
    await expect(fold.getByRole('definition').first()).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold).toContainText(VISITOR.message);
    const { y: button = 0 } = (await page.getByRole('button', { name: 'WhatsApp' }).boundingBox()) ?? {};
    const { y = 0, height = 0 } = (await fold.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(button);
  });

  test('is turned around by no right-to-left name', async ({ page }) => {
    await openQuotePage(page);
    const { preview } = await fillIn(page, { name: 'أحمد بن علي' });
    const name = preview.locator('bdi', { hasText: 'أحمد بن علي' }).last();
    await expect(name).toBeVisible();
    // The full stop after the name stands to its right, as in any Spanish sentence.
    const [nameRight, stopLeft] = await name.evaluate((bdi) => {
      const range = document.createRange();
      if (!bdi.nextSibling) return [0, -1];
      range.setStart(bdi.nextSibling, 0);
      range.setEnd(bdi.nextSibling, 1);
      return [bdi.getBoundingClientRect().right, range.getBoundingClientRect().left];
    });
    expect(stopLeft).toBeGreaterThanOrEqual((nameRight ?? 0) - 1);
  });

  test('holds a name longer than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openQuotePage(page);
    const { preview } = await fillIn(page, { name: 'X'.repeat(400), message: 'Y'.repeat(4000) });
    await expect(preview).toContainText('Y'.repeat(4000));
    expect(await pageWidth(page)).toBe(320);
  });

  test('of 400 lines leaves the page as long as it is, and is read with the keyboard', async ({ page }) => {
    const { message, preview } = await openQuotePage(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const area = preview.getByRole('group');
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
});

test.describe('what is missing', () => {
  test('stops every way of handing over and leads to the first field that is wrong', async ({
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
    await form.name.fill(VISITOR.name);
    await form.mail.click();
    await expect(form.email).toBeFocused();
  });

  test('is said at each field that needs it, once the message is handed over, until it is right', async ({
    page,
  }) => {
    const form = await openQuotePage(page);
    const isWrong = (field: 'name' | 'email' | 'phone' | 'message', wrong: boolean) =>
      expect(form[field]).toHaveAttribute('aria-invalid', String(wrong));
    await form.email.fill('anneke@');
    await form.message.fill('\n');
    await isWrong('email', false);
    await form.mail.click();
    await isWrong('phone', false);
    for (const [field, right] of [
      ['name', 'A'],
      ['email', 'anneke@correo.es'],
      ['message', 'Una casa'],
    ] as const) {
      await isWrong(field, true);
      await expect(form[field]).toHaveAccessibleDescription(/\w{3}/);
      await form[field].fill(right);
      await isWrong(field, false);
      await expect(form[field]).toHaveAccessibleDescription('');
    }
    // A malformed address gets another message than a missing one.
    const saidOf = async (address: string) => {
      await form.email.fill(address);
      await form.mail.click();
      await expect(form.email).toHaveAccessibleDescription(/\w{3}/);
      const id = (await form.email.getAttribute('aria-describedby')) ?? '';
      return page.locator(`[id="${id}"]`).textContent();
    };
    expect(await saidOf('')).not.toBe(await saidOf('anneke@'));
  });
});
