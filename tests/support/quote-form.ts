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
    /** the choice of a kind of building */
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

/** The region of toasts, named with its hotkey. */
export const toastArea = (page: Page) => page.getByRole('region', { name: 'F8' });

/**
 * Opens the quote page with everything filled in and the policy not accepted. The toast's code is loaded and the clock
 * stopped: its five seconds pass only when the test moves the clock.
 */
export async function openFilledInAtStandstill(page: Page) {
  await page.clock.install();
  await openQuotePage(page);
  const form = await fillIn(page);
  // React reveals lazily loaded code by a timer, which would never fire with the clock stopped.
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
 * Records what the page requests or hands to another program from now on. The site's own files, which may still be
 * loading, are left out: requested without a query, they carry no data.
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

/** A fake clipboard that keeps what the page copies, or refuses it. */
export async function fakeClipboard(page: Page, refuse = false): Promise<void> {
  await page.addInitScript((refuses) => {
    const writeText = async (text: string) => {
      if (refuses) throw new DOMException('Write permission denied.', 'NotAllowedError');
      Object.assign(window, { copied: text });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, refuse);
}

/** What the page has copied into the fake clipboard. */
export const copied = (page: Page) => page.evaluate(() => (window as unknown as { copied?: string }).copied);
