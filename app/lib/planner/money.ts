import type { Language } from '#app/site/language-codes.ts';

/** Sign between thousands, and what stands before and after an amount of euros, with the space of the language. */
const FORM: Record<Language, readonly [group: string, before: string, after: string]> = {
  es: ['.', '', '\u202f€'],
  en: [',', '€', ''],
  it: ['.', '', '\u202f€'],
  de: ['.', '', '\u202f€'],
  pl: ['\u00a0', '', '\u202f€'],
  pt: ['.', '€\u202f', ''],
};

/** A whole number with its thousands apart. Browsers and Node differ in where they begin with that; this does not. */
export function grouped(number: number, language: Language): string {
  return String(Math.round(number)).replace(/\B(?=(?:\d{3})+$)/g, FORM[language][0]);
}

/**
 * An amount in whole euros, as the language writes it.
 * @param cents not negative
 */
export function euros(cents: number, language: Language): string {
  const [, before, after] = FORM[language];
  return before + grouped(cents / 100, language) + after;
}

/** The same from one amount to another; once where both are the same. */
export function euroRange(low: number, high: number, language: Language): string {
  const most = euros(high, language);
  return low === high ? most : `${FORM[language][1]}${grouped(low / 100, language)}–${most}`;
}
