import type { Language } from '#app/site/language-codes.ts';

/** Thousands separator, and what precedes and follows an amount in euros. */
const FORM: Record<Language, readonly [group: string, before: string, after: string]> = {
  es: ['.', '', '\u202f€'],
  en: [',', '€', ''],
  it: ['.', '', '\u202f€'],
  de: ['.', '', '\u202f€'],
  pl: ['\u00a0', '', '\u202f€'],
  pt: ['.', '€\u202f', ''],
};

/** A whole number with thousands separators. Browsers and Node differ in when `Intl` sets them. */
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

/** A range of two amounts in cents as whole euros; a single amount if both are the same. */
export function euroRange(low: number, high: number, language: Language): string {
  const most = euros(high, language);
  return low === high ? most : `${FORM[language][1]}${grouped(low / 100, language)}–${most}`;
}
