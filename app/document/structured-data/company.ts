import type { GeneralContractor, WebSite } from 'schema-dts';
import { companyIsSample } from '#app/content/settings-file.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import settings from '#config';
import { COMPANY_ID, refer, WEBSITE_ID } from './ids.ts';

const { brand, company, contact, siteUrl } = settings;

const LOGO = '/icons/icon-512.png';

/** What every page says of its publisher: who it is, where, and what it looks like. */
const INTRODUCTION = {
  '@type': 'GeneralContractor',
  '@id': COMPANY_ID,
  name: brand,
  url: `${siteUrl}/`,
  logo: absoluteUrl(LOGO),
  telephone: contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    postalCode: company.address.postalCode,
    addressLocality: company.address.city,
    addressRegion: company.address.region,
    addressCountry: company.address.countryCode,
  },
} as const satisfies GeneralContractor;

/** The company in few words, for pages that are about something else. */
export function companyInShort(image: string): GeneralContractor {
  return { ...INTRODUCTION, image };
}

/**
 * The company with all that is known of it, for the pages that present it.
 * @param image address of a picture of its work
 * @param description one sentence, in the page's language
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function companyInFull(image: string, description: string, language: Language): GeneralContractor {
  const { coordinates } = company.address;
  return {
    ...INTRODUCTION,
    image,
    description,
    legalName: company.legalName,
    // A tax id identifies a legal person: the sample's must not be published.
    ...(!companyIsSample(settings) && { taxID: company.taxId }),
    foundingDate: String(company.foundedIn),
    email: contact.email,
    ...(coordinates && { geo: { '@type': 'GeoCoordinates' as const, ...coordinates } }),
    areaServed: company.areasServed.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
    knowsLanguage: PUBLISHED_LANGUAGES,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: contact.phone,
      email: contact.email,
      url: absoluteUrl(pathFor('quote', language)),
    },
    ...(company.parentCompany && {
      parentOrganization: { '@type': 'Organization' as const, ...company.parentCompany },
    }),
    sameAs: Object.values(settings.social),
  };
}

/** @see https://developers.google.com/search/docs/appearance/site-names */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: brand,
    url: `${siteUrl}/`,
    inLanguage: PUBLISHED_LANGUAGES,
    publisher: refer(COMPANY_ID),
  };
}
