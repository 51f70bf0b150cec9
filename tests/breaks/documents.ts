import { type Break, documentOf, swap, text } from './break.ts';

const LINKS: Break[] = [
  {
    what: 'a link to a page that is not there',
    file: documentOf('technology', 'es'),
    change: swap('href="/metodologia"', 'href="/metodologias"'),
    test: 'the links of tecnologia/index.html inside the site lead to something that exists',
  },
  {
    what: 'a link with a slash at its end',
    file: documentOf('about', 'es'),
    change: swap('href="/metodologia"', 'href="/metodologia/"'),
    test: 'the links of sobre-nosotros/index.html inside the site lead to something that exists',
  },
  {
    what: 'a link to an anchor that is not there',
    file: documentOf('privacy-policy', 'es'),
    change: text((html) => html.replace(/<a href="#[^"]+"/, '<a href="#nada"')),
    test: 'the links of politica-de-privacidad/index.html to a place on the same page find that place',
  },
  {
    what: 'a link outside without noopener',
    file: documentOf('technology', 'en'),
    change: swap('rel="noopener"', 'rel="external"'),
    test: 'the links of en/technology/index.html to other sites are secure',
  },
  {
    what: 'a source that is disowned',
    file: documentOf('technology', 'it'),
    change: swap('rel="noopener"', 'rel="noopener nofollow"'),
    test: 'the links of it/tecnologia/index.html to other sites are secure',
  },
  {
    what: 'a link outside by plain HTTP',
    file: documentOf('technology', 'de'),
    change: text((html) => html.replace(/(<a [^>]*href=")https:/, '$1http:')),
    test: 'the links of de/steel-frame-technik/index.html to other sites are secure',
  },
  {
    what: 'a link that runs code',
    file: documentOf('technology', 'pl'),
    change: text((html) => html.replace(/(<a [^>]*href=")https:/, '$1javascript:')),
    test: 'the links of pl/technologia/index.html use no scheme but https, mail and telephone',
  },
  {
    what: 'a picture that is not there',
    file: documentOf('technology', 'pt'),
    change: text((html) => html.replace(/src="\/pictures\/[^"]+"/, 'src="/pictures/nada.jpg"')),
    test: 'the links of pt/tecnologia/index.html and what it loads are files of the site that exist',
  },
  {
    what: 'a script that asks for a file that is not there',
    file: 'assets/article-????????.js',
    change: text((code) => `${code};fetch("/pictures/nada.avif")`),
    test: 'scripts name no file of the site that is not there',
  },
  {
    what: 'an address in a text file that is not there',
    file: 'llms.txt',
    change: swap('/en/blog/feed.atom', '/en/blog/feed.atm'),
    test: 'llms.txt names no address of the site that is not there',
  },
];

const MARKUP: Break[] = (
  [
    ['an element in the wrong place', 'es', swap('<main', '<p><div>x</div></p><main')],
    ['an id twice', 'en', swap('<main', '<i id="m"></i><i id="m"></i><main')],
    ['an attribute that HTML has dropped', 'it', swap('<h1', '<h1 align="center"')],
    ['a button without its type', 'de', swap('<main', '<button>x</button><main')],
    [
      'a telephone number that may break',
      'pl',
      swap('<main', '<a href="tel:+34600000000">+34 600 000 000</a><main'),
    ],
    [
      'an id with a space, which the relaxed rule still refuses',
      'pt',
      swap('<main', '<i id="a b"></i><main'),
    ],
  ] as const
).map(([what, language, change]) => {
  const file = documentOf('quote', language);
  return { what, file, change, test: `${file} is valid HTML` };
});

/** Exceptions of the markup check are as narrow as they say. */
const EXCEPTIONS: Break[] = (
  [
    [
      'an accessible name on an element that may not have one',
      'es',
      swap('<main', '<p aria-label="x">x</p><main'),
    ],
    ['an unknown attribute', 'en', swap('<main', '<p hreflag="x">x</p><main')],
    ['an unknown element', 'it', swap('<main', '<blink>x</blink><main')],
  ] as const
).map(([what, language, change]) => {
  const file = documentOf('sustainability', language);
  return { what, file, change, test: `${file} is valid HTML` };
});

const LEAKS: Break[] = [
  {
    what: 'a mail address of the sample that no setting gives',
    file: documentOf('methodology', 'es'),
    change: swap('</main>', 'ventas@montante.example</main>'),
    test: 'left over stands in a file of the site: metodologia/index.html',
  },
  {
    what: 'a telephone number in a data file',
    file: 'tecnologia.data',
    change: text((data) => `${data}+34 611 000 000`),
    test: 'left over stands in a file of the site: tecnologia.data',
  },
  {
    what: 'a comment',
    file: documentOf('methodology', 'en'),
    change: swap('</main>', '<!-- falta la foto --></main>'),
    test: 'left over stands in a file of the site: en/method/index.html',
  },
  {
    what: 'the developer’s server, outside of the router’s own file',
    file: 'assets/quote-????????.js',
    change: text((code) => `${code};"http://localhost"`),
    test: 'left over stands in a file of the site: assets/quote-',
  },
  {
    what: 'the sample’s town in the second owner’s data',
    file: documentOf('about', 'it'),
    other: true,
    change: swap('</main>', 'Provincia de Alicante</main>'),
    test: 'no trace of this one is left in it/chi-siamo/index.html',
  },
  {
    what: 'the sample’s brand in the second owner’s site',
    file: documentOf('about', 'de'),
    other: true,
    change: swap('</main>', 'Montante</main>'),
    test: 'no trace of this one is left in de/ueber-uns/index.html',
  },
];

const WEIGHTS: Break[] = [
  {
    what: 'a document of 40 KB more',
    file: `${documentOf('projects', 'es')}.br`,
    change: (packed) => Buffer.concat([packed, Buffer.alloc(40_000)]),
    test: 'proyectos/index.html weighs at most',
  },
  {
    what: 'a script of 130 KB more',
    file: 'assets/framework-????????.js.br',
    change: (packed) => Buffer.concat([packed, Buffer.alloc(130_000)]),
    test: 'en/projects/index.html needs at most',
  },
  {
    what: 'a framework without the hint to compile it at once',
    file: 'assets/framework-????????.js',
    change: text((script) => script.slice(script.indexOf('\n') + 1)),
    test: 'the framework is compiled while it arrives, not when it is called',
  },
  {
    what: 'a framework that notes where its signals were made',
    file: 'assets/framework-????????.js',
    change: swap('Object.create(Error.prototype,', 'Error('),
    test: 'the framework keeps no trace of where its signals were made',
  },
  {
    what: 'half of the choice of a language',
    file: documentOf('about', 'pl'),
    change: swap('<script>self.bootRest?.()</script>', ''),
    test: 'the document of /pl/o-nas chooses the language before its styles are read',
  },
  {
    what: 'all pictures at once',
    file: documentOf('projects', 'it'),
    change: text((html) => html.replaceAll('loading="lazy"', 'loading="eager"')),
    test: 'it/progetti/index.html asks at once for at most',
  },
  {
    what: 'a style sheet before anything is painted',
    file: documentOf('projects', 'de'),
    change: swap('</head>', '<link rel="stylesheet" href="/favicon.svg"></head>'),
    test: 'de/projekte/index.html asks for no script before it is painted, and for a style sheet only for paper',
  },
];

export const DOCUMENTS = [...LINKS, ...MARKUP, ...EXCEPTIONS, ...LEAKS, ...WEIGHTS];
