import type { Language } from '#app/site/languages.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { inLanguage } from './in-language.ts';
import { companySchema } from './schema/company.ts';
import { withSettings } from './settings-in-text.ts';

/**
 * What only this company can say of itself, in a language.
 * @throws {ContentError} for an unknown placeholder
 */
export function company(language: Language) {
  const words = inLanguage(readCollection('company', companySchema), language);
  const file = collectionFile('company', language);
  const filled = Object.entries(words).map(([field, text]) => [
    field,
    typeof text === 'string' ? withSettings(text, file, field) : text,
  ]);
  return Object.fromEntries(filled) as typeof words;
}

/** What the footer of every page says of the company, its partner and what it sponsors, in a language. */
export function footerWords(language: Language) {
  const { footer, partner, sponsorship } = company(language);
  return { company: footer, partner, sponsorship };
}

export type Company = ReturnType<typeof company>;
export type FooterWords = ReturnType<typeof footerWords>;
