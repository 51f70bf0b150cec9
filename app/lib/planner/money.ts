import type { Language } from '#app/site/language-codes.ts';

/** Sign between thousands, and where the sign of the euro stands, with the space of the language. */
const FORM: Record<Language, { group: string; before?: string; after?: string }> = {
  es: { group: '.', after: '\u202f€' },
  en: { group: ',', before: '€' },
  it: { group: '.', after: '\u202f€' },
  de: { group: '.', after: '\u202f€' },
  pl: { group: '\u00a0', after: '\u202f€' },
  pt: { group: '.', before: '€\u202f' },
};

/** A whole number with its thousands apart. Browsers and Node differ in where they begin with that; this does not. */
export function grouped(number: number, language: Language): string {
  return String(Math.round(number)).replace(/\B(?=(?:\d{3})+$)/g, FORM[language].group);
}

/**
 * An amount in whole euros, as the language writes it.
 * @param cents not negative
 */
export function euros(cents: number, language: Language): string {
  const { before = '', after = '' } = FORM[language];
  return before + grouped(cents / 100, language) + after;
}

/** The same from one amount to another; once where both are the same. */
export function euroRange(low: number, high: number, language: Language): string {
  if (low === high) return euros(low, language);
  const { before = '', after = '' } = FORM[language];
  return `${before}${grouped(low / 100, language)}–${before}${grouped(high / 100, language)}${after}`;
}
