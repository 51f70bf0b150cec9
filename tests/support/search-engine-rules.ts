import settings from '#config';

/**
 * What search engines want of a type. `given` are the properties their documentation requires, and those of the
 * recommended ones that this site can say truthfully; `withheld` are the recommended ones it does not say, and why.
 */
export type Rule = { source: string; given: string[]; withheld?: Record<string, string> };

const DOCUMENTATION = 'https://developers.google.com/search/docs/appearance/structured-data';
const SCHEMA = 'https://schema.org';

const NO_RATINGS =
  'a company must not mark up ratings of itself (review snippet guidelines), and these are samples';
const NOT_ON_THE_SITE = 'structured data must not say what visitors cannot read (general guidelines)';
const NO_SUCH_NUMBER = 'the company has none';
const PAGE = ['@id', 'url', 'name', 'description', 'inLanguage', 'dateModified', 'isPartOf'];

/** What makes the company a valid LocalBusiness and publisher on pages that are about something else. */
export const COMPANY_IN_SHORT: Rule = {
  source: `${DOCUMENTATION}/local-business`,
  given: ['@id', 'name', 'address', 'url', 'telephone', 'image', 'logo'],
};

/** Required and recommended properties, type by type. */
export const RULES: Record<string, Rule> = {
  // LocalBusiness requires name and address; Organization requires nothing and recommends the rest.
  GeneralContractor: {
    source: `${DOCUMENTATION}/local-business and ${DOCUMENTATION}/organization`,
    given: [
      ...COMPANY_IN_SHORT.given,
      ...[
        'description',
        'legalName',
        'foundingDate',
        'email',
        'contactPoint',
        'sameAs',
        'areaServed',
        'knowsLanguage',
      ],
      ...(settings.company.parentCompany ? ['parentOrganization'] : []),
      ...(settings.company.address.coordinates ? ['geo'] : []),
    ],
    withheld: {
      aggregateRating: NO_RATINGS,
      review: NO_RATINGS,
      openingHoursSpecification: NOT_ON_THE_SITE,
      priceRange: NOT_ON_THE_SITE,
      numberOfEmployees: 'the 200 are the whole group',
      department: 'there is one office',
      alternateName: 'there is one name',
      vatID: NO_SUCH_NUMBER,
      duns: NO_SUCH_NUMBER,
      leiCode: NO_SUCH_NUMBER,
      naics: NO_SUCH_NUMBER,
      globalLocationNumber: NO_SUCH_NUMBER,
      iso6523Code: NO_SUCH_NUMBER,
    },
  },
  PostalAddress: {
    source: `${DOCUMENTATION}/local-business`,
    given: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  ContactPoint: { source: `${DOCUMENTATION}/organization`, given: ['telephone', 'email', 'contactType'] },
  AdministrativeArea: { source: `${SCHEMA}/areaServed`, given: ['name'] },
  GeoCoordinates: { source: `${DOCUMENTATION}/local-business`, given: ['latitude', 'longitude'] },
  // Authors of articles, and the group.
  Organization: { source: `${DOCUMENTATION}/article (author)`, given: ['name', 'url'] },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    given: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
    withheld: { alternateName: 'there is one name' },
  },
  WebPage: { source: `${SCHEMA}/WebPage`, given: PAGE },
  AboutPage: { source: `${SCHEMA}/AboutPage`, given: [...PAGE, 'mainEntity', 'breadcrumb'] },
  ContactPage: { source: `${SCHEMA}/ContactPage`, given: [...PAGE, 'mainEntity', 'breadcrumb'] },
  CollectionPage: { source: `${SCHEMA}/CollectionPage`, given: [...PAGE, 'mainEntity', 'breadcrumb'] },
  // mainEntity holds the questions, which is what it requires.
  FAQPage: { source: `${DOCUMENTATION}/faqpage`, given: [...PAGE, 'mainEntity', 'breadcrumb'] },
  Question: { source: `${DOCUMENTATION}/faqpage`, given: ['name', 'acceptedAnswer'] },
  Answer: { source: `${DOCUMENTATION}/faqpage`, given: ['text'] },
  BreadcrumbList: { source: `${DOCUMENTATION}/breadcrumb`, given: ['@id', 'itemListElement'] },
  ItemList: {
    source: `${DOCUMENTATION}/carousel`,
    given: ['@id', 'itemListElement', 'numberOfItems', 'name'],
  },
  ListItem: {
    source: `${DOCUMENTATION}/breadcrumb and ${DOCUMENTATION}/carousel`,
    given: ['position', 'item'],
  },
  WebApplication: {
    source: `${DOCUMENTATION}/software-app`,
    given: ['@id', 'name', 'url', 'applicationCategory', 'operatingSystem', 'offers', 'provider'],
    withheld: { aggregateRating: 'nobody has rated it' },
  },
  Offer: { source: `${DOCUMENTATION}/software-app`, given: ['price', 'priceCurrency'] },
  CreativeWork: {
    source: `${DOCUMENTATION}/carousel (items)`,
    given: ['name', 'url', 'image', 'description'],
  },
  Blog: { source: `${SCHEMA}/Blog`, given: ['@id', 'url', 'name', 'inLanguage', 'publisher', 'blogPost'] },
  BlogPosting: {
    source: `${DOCUMENTATION}/article`,
    given: ['@id', 'headline', 'image', 'datePublished', 'dateModified', 'author', 'url'],
  },
  ImageObject: {
    source: `${DOCUMENTATION}/image-license-metadata`,
    given: ['contentUrl', 'url', 'width', 'height', 'creator', 'creditText', 'copyrightNotice'],
    withheld: {
      license: 'the pictures are not for others to use',
      acquireLicensePage: 'they are not for sale',
    },
  },
  VideoObject: {
    source: `${DOCUMENTATION}/video`,
    given: ['@id', 'name', 'description', 'thumbnailUrl', 'uploadDate', 'duration'],
    withheld: {
      expires: 'it does not',
      hasPart: 'it is short',
      interactionStatistic: 'nobody is counted',
      regionsAllowed: 'it is for all',
    },
  },
};
