import { LANGUAGE_INFO, type Language } from '#app/site/published-languages.ts';
import { readCollection } from './file-collection.ts';
import { inLanguage } from './in-language.ts';
import { registeredPictures } from './picture-registry.ts';
import { companySchema } from './schema/company.ts';
import settings from './settings.ts';

/** What only this company can say of itself, in a language. */
export function company(language: Language) {
  return inLanguage(readCollection('who-we-are', companySchema), language);
}

/** What the footer of every page says of the company, its partner and what it sponsors, in a language. */
export function footerFacts(language: Language) {
  const { footer, partner, sponsorship } = company(language);
  const countries = new Intl.DisplayNames(LANGUAGE_INFO[language].locale, { type: 'region' });
  return {
    company: footer,
    partner,
    sponsorship,
    country: countries.of(settings.company.address.countryCode),
    year: new Date().getFullYear(),
    rendered: Object.values(registeredPictures()).some(({ render }) => render),
  };
}

export type Company = ReturnType<typeof company>;
export type FooterFacts = ReturnType<typeof footerFacts>;
