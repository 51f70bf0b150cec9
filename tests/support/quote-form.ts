import { expect, type Page } from '@playwright/test';
import { type BuildingKind, pathFor } from '#app/site/paths.ts';
import { open, stopClock } from './browser.ts';

/** What the visitor of the examples writes. */
export const VISITOR = {
  name: 'Anneke Jansen',
  email: 'anneke@correo.example',
  phone: '+31 6 0000 0000',
  message: 'Un solar de 800 m² en Altea.',
};

/** The quote form and what belongs to it, whatever its words. */
export function quoteForm(page: Page) {
  const form = page.locator('main form');
  const buttons = form.getByRole('button');
  return {
    form,
    /** what is to be built, by its word in the address */
    kind: (kind: BuildingKind) => form.locator(`[name=kind][value=${kind}]`),
    area: form.locator('[name=area]'),
    town: form.locator('[name=town]'),
    plot: form.locator('[name=plot]'),
    name: form.locator('[name=name]'),
    email: form.locator('[name=email]'),
    phone: form.locator('[name=phone]'),
    message: form.locator('[name=message]'),
    privacy: form.locator('[name=privacy]'),
    mail: form.locator('[type=submit]'),
    whatsapp: buttons.nth(1),
    copy: buttons.nth(2),
    status: form.getByRole('status'),
    /** the message, selected for copying by hand */
    toCopy: form.locator('textarea[readonly]'),
    preview: page.locator('section[aria-labelledby=quote-preview]'),
  };
}

/** Opens the quote page and waits until it is hydrated. */
export async function openQuotePage(page: Page) {
  await open(page, pathFor('quote', 'es'));
  return quoteForm(page);
}

/** Fills in the fields; the privacy policy is another matter. */
export async function fillIn(page: Page, visitor: Partial<typeof VISITOR> = {}) {
  const form = quoteForm(page);
  const { name, email, phone, message } = { ...VISITOR, ...visitor };
  await form.name.fill(name);
  await form.email.fill(email);
  await form.phone.fill(phone);
  await form.message.fill(message);
  return form;
}

/** Opens the quote page with everything filled in and the policy accepted. */
export async function openFilledIn(page: Page, visitor: Partial<typeof VISITOR> = {}) {
  await openQuotePage(page);
  const form = await fillIn(page, visitor);
  await form.privacy.check();
  return form;
}

/** The area of toasts, which names its key. */
export const toastArea = (page: Page) => page.getByRole('region', { name: 'F8' });

/**
 * Opens the quote page with everything filled in and the policy not accepted. Time is at a standstill and the toast's
 * code there: its five seconds pass only when the test says so.
 */
export async function openFilledInAtStandstill(page: Page) {
  await page.clock.install();
  await openQuotePage(page);
  const form = await fillIn(page);
  // React shows code that comes late by a timer, which would never ring at a standstill.
  await expect(toastArea(page)).toBeAttached();
  await stopClock(page);
  return form;
}

/** The next mail address the page navigates to, read as RFC 6068 tells a mail program to. */
export async function nextMail(page: Page) {
  const request = await page.waitForRequest((candidate) => candidate.url().startsWith('mailto:'));
  const [address = '', query = ''] = request.url().slice('mailto:'.length).split('?');
  const headers = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent));
  return {
    address: decodeURIComponent(address),
    headers: headers.map(([name]) => name),
    subject: headers[0]?.[1] ?? '',
    body: headers[1]?.[1] ?? '',
  };
}

/**
 * What the page asks of the network or hands to another program from now on. Files of the site itself may still be arriving:
 * asked for without a query, they take nothing along.
 */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, search } = new URL(request.url());
    const isOwnFile = request.method() === 'GET' && origin === new URL(page.url()).origin && !search;
    if (!isOwnFile) asked.push(request.url());
  });
  return asked;
}

/** Keeps what the page puts into the clipboard, without a real one. */
export async function fakeClipboard(page: Page, refuse = false): Promise<void> {
  await page.addInitScript((refuses) => {
    const writeText = async (text: string) => {
      if (refuses) throw new DOMException('Write permission denied.', 'NotAllowedError');
      Object.assign(window, { copied: text });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, refuse);
}

/** What the page has put into it. */
export const copied = (page: Page) => page.evaluate(() => (window as unknown as { copied?: string }).copied);
