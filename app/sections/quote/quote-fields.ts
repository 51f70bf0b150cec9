import type { BuildingKind } from '#app/site/paths.ts';

// A new field belongs here (in `wrongFields` too if it is required), with its line of the mail in mail-and-whatsapp-text.ts, its
// empty value in draft.ts, its control in quote-form.tsx or building-fields.tsx, and its words in content/interface/.

/** What a visitor types into the quote form. The fields about the building are optional. */
export type QuoteRequest = {
  name: string;
  email: string;
  phone: string;
  message: string;
  kind?: BuildingKind | '';
  /** square metres, or whatever was typed there */
  area?: string;
  town?: string;
  plot?: Plot | '';
};

/** Whether there is a plot already. */
export type Plot = 'si' | 'buscando';

export type QuoteField = keyof QuoteRequest;

/** Half of a surrogate pair, as a broken paste leaves it: `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text of one line: line breaks and other control characters become a space, so nothing can start a header. */
export function singleLine(text: string): string {
  return text
    .replace(LONE_SURROGATE, '\uFFFD')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** Text of several lines, each ended by `\n` whatever the visitor's system uses. */
export function multiLine(text: string): string {
  return text
    .replace(LONE_SURROGATE, '\uFFFD')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/**
 * A local part, `@` and a domain with a dot, since no customer writes from a bare host. Any alphabet on both sides
 * (RFC 6531). Lists of addresses and `Name <address>` are refused.
 * @see https://www.rfc-editor.org/rfc/rfc6531
 */
const EMAIL = /^[^\s@,;<>]+@(?:[^\s@,;<>.]+\.)+[^\s@,;<>.]{2,}$/u;

/** Whether a text has the form of a mail address that a customer could have. */
export function isEmail(text: string): boolean {
  return EMAIL.test(singleLine(text));
}

/** Required fields that are missing or invalid, in the order of the form. */
export function wrongFields(quote: QuoteRequest): QuoteField[] {
  const wrong: QuoteField[] = [];
  if (!singleLine(quote.name)) wrong.push('name');
  if (!isEmail(quote.email)) wrong.push('email');
  if (!multiLine(quote.message)) wrong.push('message');
  return wrong;
}
