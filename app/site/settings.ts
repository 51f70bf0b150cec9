import type { BrowserSettings } from '#app/content/settings-file.ts';
import config from '#config';

/** The owner's settings, those that browsers get. They have been checked against their schema when they were read. */
export const settings: BrowserSettings = config;

/** Digits of a phone number as `tel:` and WhatsApp links want them: `+34 600 000 000` becomes `+34600000000`. */
export function dialable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/**
 * Address that opens a WhatsApp chat with the company.
 * @param text message to put into the chat's input, any Unicode text
 * @see https://faq.whatsapp.com/5913398998672934 (click to chat: digits only, text percent-encoded)
 */
export function whatsappUrl(text?: string): string {
  const number = dialable(settings.contact.whatsapp).replace('+', '');
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
