import type { WebApplication } from 'schema-dts';
import type { PageWords } from '#app/content/page-entries.ts';
import type { Language } from '#app/site/languages.ts';
import { pageName } from '#app/site/page-lists.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { COMPANY_ID, idOn, refer } from './ids.ts';

/**
 * The cost calculator: free of charge, and nothing to install.
 * @see https://developers.google.com/search/docs/appearance/structured-data/software-app
 */
export function application(language: Language, { description }: PageWords): WebApplication {
  const address = pathFor('planner', language);
  return {
    '@type': 'WebApplication',
    '@id': idOn(address, 'application'),
    name: pageName('planner', language),
    description,
    url: absoluteUrl(address),
    inLanguage: language,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    provider: refer(COMPANY_ID),
  };
}
