import { type Break, documentOf, graph, swap, text, thing, without } from './break.ts';

const RULES = 'give each thing what search engines require and recommend';

/** The company, the site and its pages. */
export const STRUCTURED_DATA: Break[] = [
  {
    what: 'the company without networks, areas, languages, year and parent',
    file: documentOf('home', 'en'),
    change: without(
      'GeneralContractor',
      'sameAs',
      'areaServed',
      'knowsLanguage',
      'foundingDate',
      'parentOrganization',
    ),
    test: `the structured data of /en ${RULES}`,
  },
  {
    what: 'a company without its address',
    file: documentOf('technology', 'it'),
    change: without('GeneralContractor', 'address'),
    test: `the structured data of /it/tecnologia ${RULES}`,
  },
  {
    what: 'an address without its postal code',
    file: documentOf('quote', 'de'),
    change: without('PostalAddress', 'postalCode'),
    test: `the structured data of /de/angebot ${RULES}`,
  },
  {
    what: 'a site without its publisher',
    file: documentOf('methodology', 'pl'),
    change: without('WebSite', 'publisher'),
    test: `the structured data of /pl/metoda-budowy ${RULES}`,
  },
  {
    what: 'a rating of the company by itself',
    file: documentOf('about', 'pt'),
    change: thing('GeneralContractor', (company) => {
      company.aggregateRating = { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 3 };
    }),
    test: 'the structured data of /pt/sobre-nos say nothing that is withheld for a reason',
  },
  {
    what: 'questions and answers that no page shows',
    file: documentOf('methodology', 'es'),
    change: graph((things) => things.push({ '@type': 'FAQPage', name: 'Preguntas' })),
    test: 'no page claims ratings, reviews or questions and answers',
  },
  {
    what: 'a company of another name on one page',
    file: documentOf('legal-notice', 'it'),
    change: thing('GeneralContractor', (company) => {
      company.telephone = '+34 611 111 111';
    }),
    test: 'the company is one and the same on every page',
  },
  {
    what: 'a reference to a thing that no page describes',
    file: documentOf('technology', 'es'),
    change: thing('WebPage', (page) => {
      page.isPartOf = { '@id': 'https://www.montante.example/#web' };
    }),
    test: 'the structured data of /tecnologia point only to things that a page of the site describes',
  },
  {
    what: 'the description of another page',
    file: documentOf('about', 'en'),
    change: thing('AboutPage', (page) => {
      page.description = 'x';
    }),
    test: 'the structured data of /en/about-us say of the page what its document says',
  },
  {
    what: 'a page in another language than its address',
    file: documentOf('sustainability', 'pl'),
    change: thing('WebPage', (page) => {
      page.inLanguage = 'es';
    }),
    test: 'each page is described in the language of its address',
  },
  {
    what: 'an address without a host',
    file: documentOf('sustainability', 'de'),
    change: thing('ListItem', (item) => {
      item.item = '/de';
    }),
    test: 'the structured data of /de/nachhaltigkeit name only addresses of the site that exist, whole and secure',
  },
  {
    what: 'a crumb in words that no link has',
    file: documentOf('sustainability', 'it'),
    change: text((html) => html.replace(/("position":2,"name":")[^"]*/, '$1Ambiente')),
    test: 'the structured data of /it/sostenibilita lead from the home page to this one',
  },
  {
    what: 'crumbs out of order',
    file: documentOf('sustainability', 'pt'),
    change: thing('BreadcrumbList', (list) => {
      (list.itemListElement as unknown[]).reverse();
    }),
    test: 'the structured data of /pt/sustentabilidade lead from the home page to this one',
  },
  {
    what: 'an end of a script inside the data',
    file: documentOf('methodology', 'en'),
    change: swap('"@type":"WebPage"', '"alternateName":"</b>","@type":"WebPage"'),
    test: 'the structured data of /en/method are one graph of schema.org that cannot break out of its script',
  },
  {
    what: 'a line separator of Unicode inside the data',
    file: documentOf('methodology', 'it'),
    change: swap('"@type":"WebPage"', '"alternateName":"\u2028","@type":"WebPage"'),
    test: 'the structured data of /it/metodo are one graph of schema.org that cannot break out of its script',
  },
  {
    what: 'a second graph',
    file: documentOf('methodology', 'de'),
    change: swap('</body>', '<script type="application/ld+json">{}</script></body>'),
    test: 'the structured data of /de/bauweise are one graph of schema.org',
  },
  {
    what: 'structured data on a page that was not found',
    file: 'pl/404.html',
    change: swap('</body>', '<script type="application/ld+json">{}</script></body>'),
    test: 'documents for unknown addresses describe nothing',
  },
  {
    what: 'structured data in a script',
    file: 'assets/framework-????????.js',
    change: text((code) => `${code};"BreadcrumbList"`),
    test: 'no script that goes to browsers carries structured data',
  },
];
