import {
  articleDocument,
  type Break,
  documentOf,
  graph,
  namedArticle,
  swap,
  text,
  thing,
  without,
} from './break.ts';

const RULES = 'give each thing what search engines require and recommend';

/** The company, the site and its pages. */
const COMPANY: Break[] = [
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

/** Articles, blog, portfolio, pictures and the film. */
const THINGS: Break[] = [
  {
    what: 'an article signed by a person',
    file: articleDocument(0, 'es'),
    change: thing('BlogPosting', (posting) => {
      posting.author = { '@type': 'Person', name: 'Equipo Montante' };
    }),
    test: `the article ${namedArticle(0, 'es')} is described as it is read`,
  },
  {
    what: 'another headline than the page has',
    file: articleDocument(1, 'en'),
    change: thing('BlogPosting', (posting) => {
      posting.headline = 'x';
    }),
    test: `the article ${namedArticle(1, 'en')} is described as it is read`,
  },
  {
    what: 'another day of publication',
    file: articleDocument(2, 'it'),
    change: thing('BlogPosting', (posting) => {
      posting.datePublished = '2020-01-01';
    }),
    test: `the article ${namedArticle(2, 'it')} is described as it is read`,
  },
  {
    what: 'another section',
    file: articleDocument(3, 'de'),
    change: thing('BlogPosting', (posting) => {
      posting.articleSection = 'Sport';
    }),
    test: `the article ${namedArticle(3, 'de')} is described as it is read`,
  },
  {
    what: 'an article in another language',
    file: articleDocument(4, 'pl'),
    change: thing('BlogPosting', (posting) => {
      posting.inLanguage = 'es';
    }),
    test: `the article ${namedArticle(4, 'pl')} is described with its language`,
  },
  {
    what: 'five words',
    file: articleDocument(5, 'pt'),
    change: thing('BlogPosting', (posting) => {
      posting.wordCount = 5;
    }),
    test: `the article ${namedArticle(5, 'pt')} counts about as many words as its text has`,
  },
  {
    what: 'an article without picture',
    file: articleDocument(6, 'es'),
    change: without('BlogPosting', 'image'),
    test: `the structured data of ${namedArticle(6, 'es')} ${RULES}`,
  },
  {
    what: 'articles in another order',
    file: documentOf('blog', 'pt'),
    change: thing('Blog', (blog) => {
      (blog.blogPost as unknown[]).reverse();
    }),
    test: 'in pt the blog lists its articles, newest first',
  },
  {
    what: 'works in another order',
    file: documentOf('projects', 'pl'),
    change: thing('ItemList', (list) => {
      (list.itemListElement as unknown[]).reverse();
    }),
    test: 'in pl the portfolio lists the works as the page shows them',
  },
  {
    what: 'a picture of another size than its file',
    file: documentOf('projects', 'de'),
    change: thing('ImageObject', (image) => {
      image.width = '1';
    }),
    test: 'pictures are described with the size their files have',
  },
  {
    what: 'a rendered picture passed off as a photograph',
    file: documentOf('technology', 'pt'),
    change: without('ImageObject', 'digitalSourceType'),
    test: 'rendered pictures are not passed off as photographs',
  },
  {
    what: 'a film without its picture',
    file: documentOf('phases', 'es'),
    change: without('VideoObject', 'thumbnailUrl', 'uploadDate'),
    test: `the structured data of /fases-del-proyecto ${RULES}`,
  },
  {
    what: 'a film of another length',
    file: documentOf('phases', 'en'),
    change: thing('VideoObject', (film) => {
      film.duration = 'PT1S';
    }),
    test: 'the film in en is described as the file that was built',
  },
  {
    what: 'a film that was not built',
    file: documentOf('phases', 'it'),
    change: thing('VideoObject', (film) => {
      film.contentUrl = 'https://www.montante.example/assets/none.mp4';
    }),
    test: 'the film in it is described as the file that was built',
  },
  {
    what: 'the second owner’s video without its player',
    file: documentOf('phases', 'de'),
    other: true,
    change: without('VideoObject', 'embedUrl'),
    test: 'search engines are told of another owner, in de, his own video',
  },
  {
    what: 'the second owner with the sample’s tax number',
    file: documentOf('home', 'pl'),
    other: true,
    change: thing('GeneralContractor', (company) => {
      company.taxID = 'B00000000';
    }),
    test: 'search engines are told of another owner, in pl, names, numbers and place as he has set them',
  },
];

export const STRUCTURED_DATA = [...COMPANY, ...THINGS];
