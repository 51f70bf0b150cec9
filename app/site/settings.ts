import config from '#config';

/** The owner's settings. `app/content/validate.ts` has checked them against their schema before any build. */
export const settings = config;

/** Whether the settings are still those of the sample company: a tax number made of zeros names nobody. */
export const companyIsSample = /0{6}/.test(settings.company.taxId);

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
