import type { GeneralContractor, WebSite } from 'schema-dts';
import { PAGES_FILE, pageEntries, pageWords } from '#app/content/page-entries.ts';
import { picture } from '#app/content/pictures.ts';
import { companyIsSample } from '#app/content/settings-file.ts';
import { largestSource } from '#app/media/picture-data.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import settings from '#config';
import { COMPANY_ID, refer, WEBSITE_ID } from './ids.ts';

const { brand, company: owner, contact, social } = settings;

const LOGO = '/icons/icon-512.png';

/** Address of the picture that stands for the company: that of its home page in a messenger. */
function face(language: Language): string | undefined {
  const id = pageEntries().home.sharePicture;
  return id && absoluteUrl(largestSource(picture(id, language, '16:10', PAGES_FILE)));
}

/**
 * The company. Left out are ratings, which a company must not give itself, and what no page states: opening hours, prices.
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function company(language: Language): GeneralContractor {
  const { address, foundedIn, legalName, taxId } = owner;
  return {
    '@type': 'GeneralContractor',
    '@id': COMPANY_ID,
    name: brand,
    legalName,
    description: pageWords('home', language).description,
    url: absoluteUrl('/'),
    logo: absoluteUrl(LOGO),
    image: face(language),
    telephone: contact.phone,
    email: contact.email,
    foundingDate: String(foundedIn),
    // A tax id identifies a legal person: the sample's must not be published.
    ...(!companyIsSample(settings) && { taxID: taxId }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    ...(address.coordinates && { geo: { '@type': 'GeoCoordinates' as const, ...address.coordinates } }),
    sameAs: Object.values(social),
  };
}

/** @see https://developers.google.com/search/docs/appearance/site-names */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: brand,
    url: absoluteUrl('/'),
    inLanguage: PUBLISHED_LANGUAGES,
    publisher: refer(COMPANY_ID),
  };
}
