import { articleDocument, type Break, documentOf, namedArticle, swap, text } from './break.ts';

/** What documents tell search engines in their head. */
const HEADS: Break[] = [
  {
    what: 'a title of more than 65 characters',
    file: documentOf('technology', 'es'),
    change: text((html) => html.replace(/<title>/, `<title>${'Más '.repeat(16)}`)),
    test: 'the document of /tecnologia has a title of at most 65 characters',
  },
  {
    what: 'a title of one word',
    file: documentOf('legal-notice', 'de'),
    change: text((html) => html.replace(/<title>[^<]*/, '<title>Impressum | Montante')),
    test: 'the head of /de/impressum has a title that says more than one word',
  },
  {
    what: 'a description of 60 characters',
    file: documentOf('about', 'it'),
    change: text((html) => html.replace(/(<meta name="description" content="[^"]{60})[^"]*/, '$1')),
    test: 'the document of /it/chi-siamo has a description of 120 to 160 characters',
  },
  {
    what: 'a description of 200 characters',
    file: documentOf('about', 'de'),
    change: text((html) =>
      html.replace(/(<meta name="description" content="[^"]*)/, `$1${' und'.repeat(20)}`),
    ),
    test: 'the document of /de/ueber-uns has a description of 120 to 160 characters',
  },
  {
    what: 'the title of another page',
    file: documentOf('methodology', 'pt'),
    change: text((html) =>
      html.replace(/<title>[^<]*/, '<title>Tecnologia Steel Frame, camada por camada | Montante'),
    ),
    test: 'no two documents share a title or a description',
  },
  {
    what: 'no canonical address',
    file: documentOf('phases', 'pl'),
    change: text((html) => html.replace(/<link rel="canonical"[^>]*>/, '')),
    test: 'the head of /pl/etapy-budowy has one title, one description and one canonical address',
  },
  {
    what: 'the canonical address of another page',
    file: documentOf('phases', 'pt'),
    change: text((html) => html.replace(/(<link rel="canonical" href="[^"]*)/, '$1x')),
    test: 'the document of /pt/fases-do-projeto names itself as canonical',
  },
  {
    what: 'a language left out of the alternates',
    file: documentOf('projects', 'es'),
    change: text((html) => html.replace(/<link rel="alternate" hreflang="pl"[^>]*>/i, '')),
    test: 'the document of /proyectos lists its address in every published language and a default',
  },
  {
    what: 'a version that is not answered in kind',
    file: documentOf('projects', 'en'),
    change: text((html) => html.replace(/(hreflang="de" href="[^"]*\/de\/)projekte/i, '$1bauphasen')),
    test: '/en/projects names versions that name each other',
  },
  {
    what: 'a page that asks not to be found',
    file: documentOf('quote', 'es'),
    change: swap('content="max-image-preview:large"', 'content="noindex"'),
    test: 'the head of /presupuesto lets search engines in',
  },
  {
    what: 'a page that was not found and may be indexed',
    file: 'de/404.html',
    change: swap('content="noindex"', 'content="all"'),
    test: 'the document for unknown addresses /de/404 tells search engines to pass',
  },
  {
    what: 'an address for a page that was not found',
    file: 'it/404.html',
    change: swap('</head>', '<link rel="canonical" href="https://www.montante.example/it"/></head>'),
    test: 'the document for unknown addresses /it/404 claims no address and no other languages',
  },
  {
    what: 'an English title on a Polish page that was not found',
    file: 'pl/blog/404.html',
    change: text((html) => html.replace(/<title>[^<]*/, '<title>Post not found | Montante')),
    test: 'the document for unknown addresses /pl/blog/404 has a title in the language of its path',
  },
  {
    what: 'a Spanish button on a German page',
    file: documentOf('about', 'de'),
    change: text((html) => html.replace('<h2', '<button type="button">Pedir presupuesto</button><h2')),
    test: '/de/ueber-uns has no Spanish left in headings, buttons, links and descriptions',
  },
  {
    what: 'an article without its author',
    file: articleDocument(2, 'es'),
    change: text((html) => html.replace(/<meta name="author"[^>]*>/, '')),
    test: `the head of ${namedArticle(2, 'es')} names the author`,
  },
];

const SITEMAP: Break[] = [
  {
    what: 'the day of the build as the date of a page',
    file: 'sitemap-es.xml',
    change: text((xml) => xml.replace(/<lastmod>[^<]*/, '<lastmod>2026-10-01')),
    test: 'the sitemap of es dates each page by its content',
  },
  {
    what: 'a page left out',
    file: 'sitemap-en.xml',
    change: text((xml) => xml.replace(/<url>[\s\S]*?<\/url>\n/, '')),
    test: 'the sitemap of en lists exactly the addresses of that language',
  },
  {
    what: 'a language left out of an entry',
    file: 'sitemap-it.xml',
    change: text((xml) => xml.replace(/<xhtml:link rel="alternate" hreflang="pt"[^>]*>/, '')),
    test: 'the sitemap of it names the same other languages as each document does',
  },
  {
    what: 'an element the protocol does not know',
    file: 'sitemap-de.xml',
    change: swap('<lastmod>', '<author>x</author><lastmod>'),
    test: 'the sitemap of de keeps to the protocol',
  },
  {
    what: 'another namespace',
    file: 'sitemap-pl.xml',
    change: swap('sitemap/0.9', 'sitemap/0.8'),
    test: 'the sitemap of pl keeps to the protocol',
  },
  {
    what: 'a picture left out',
    file: 'sitemap-pt.xml',
    change: text((xml) => xml.replace(/<image:image>.*<\/image:image>\n/, '')),
    test: 'the sitemap of pt names every picture of each document once',
  },
  {
    what: 'a sitemap left out of the index',
    file: 'sitemap.xml',
    change: text((xml) => xml.replace(/<sitemap>\n[\s\S]*?<\/sitemap>\n/, '')),
    test: 'the sitemap index lists one sitemap a language',
  },
  {
    what: 'a door closed to crawlers',
    file: 'robots.txt',
    change: swap('Allow: /', 'Disallow: /blog'),
    test: 'crawlers may read everything and are told where the sitemap is',
  },
  {
    what: 'an IndexNow key that is not the owner’s',
    file: 'norte-y-sur-7f3a.txt',
    other: true,
    change: swap('norte', 'norden'),
    test: 'the IndexNow key of the other owner',
  },
];

export const SEARCH = [...HEADS, ...SITEMAP];
