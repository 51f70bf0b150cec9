import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { articleDocument, type Break, builtFile, documentOf, namedArticle, swap, text } from './break.ts';

const meta = (name: string, change: (content: string) => string) =>
  text((html) =>
    html.replace(
      new RegExp(`(<meta (?:property|name)="${name}" content=")([^"]*)`),
      (_, start: string, content: string) => start + change(content),
    ),
  );
const noMeta = (name: string) =>
  text((html) => html.replace(new RegExp(`<meta (?:property|name)="${name}"[^>]*>`), ''));

/** A dark bar drawn over a sharing picture. */
function bar(left: number, top: number, width: number, height: number): Break['change'] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
  return (jpeg) =>
    sharp(jpeg)
      .composite([{ input: Buffer.from(svg), left, top }])
      .jpeg()
      .toBuffer();
}

const TAGS: Break[] = [
  ['og:type', 'about', 'es', '/sobre-nosotros'],
  ['og:title', 'about', 'en', '/en/about-us'],
  ['og:description', 'about', 'it', '/it/chi-siamo'],
  ['og:url', 'about', 'de', '/de/ueber-uns'],
  ['og:locale', 'about', 'pl', '/pl/o-nas'],
  ['og:site_name', 'about', 'pt', '/pt/sobre-nos'],
  ['twitter:card', 'technology', 'en', '/en/technology'],
  ['twitter:title', 'technology', 'it', '/it/tecnologia'],
  ['twitter:description', 'technology', 'de', '/de/steel-frame-technik'],
  ['og:image:width', 'technology', 'pl', '/pl/technologia'],
].map(([tag = '', page, language, address]) => ({
  what: `another ${tag}`,
  file: documentOf(page as 'about', language as 'es'),
  change: meta(tag, (content) => `${content}x`),
  test: `sharing ${address} says ${tag} as the page itself does`,
}));

const ARTICLE_TAGS: Break[] = (
  [
    ['article:published_time', 0, 'en'],
    ['article:author', 1, 'it'],
    ['article:section', 2, 'de'],
    ['og:locale:alternate', 3, 'pl'],
    ['article:modified_time', 0, 'pt'],
  ] as const
).map(([tag, place, language]) => ({
  what: `no ${tag}`,
  file: articleDocument(place, language),
  change: noMeta(tag),
  test: `sharing ${namedArticle(place, language)} says ${tag} as the page itself does`,
}));

const PICTURES: Break[] = [
  {
    what: 'a picture without host',
    file: documentOf('quote', 'en'),
    change: meta('og:image', (content) => new URL(content).pathname),
    test: 'sharing /en/quote names one picture, at an absolute address',
  },
  {
    what: 'another picture for X',
    file: documentOf('quote', 'it'),
    change: meta('twitter:image', (content) => content.replace('.jpg', '.png')),
    test: 'sharing /it/preventivo names one picture, at an absolute address',
  },
  {
    what: 'a description of the picture without the headline on it',
    file: documentOf('quote', 'de'),
    change: meta('og:image:alt', () => 'Villa'),
    test: 'sharing /de/angebot describes the picture with the headline that stands on it',
  },
  {
    what: 'two marks at the end of a sentence',
    file: documentOf('quote', 'pl'),
    change: meta('og:image:alt', (content) => content.replace('?', '?.')),
    test: 'sharing /pl/wycena describes the picture with the headline that stands on it',
  },
  {
    what: 'tags behind 32 KB of styles',
    file: documentOf('quote', 'pt'),
    change: swap('<head>', `<head><style>${'a{color:red}'.repeat(3000)}</style>`),
    test: 'sharing /pt/orcamento is understood by messengers that read 32 KB',
  },
  {
    what: 'a picture of another size',
    file: 'cards/pt-projetos.*.jpg',
    change: (jpeg) => sharp(jpeg).resize(600, 315).jpeg().toBuffer(),
    test: 'sharing /pt/projetos shows a picture of 1200 by 630',
  },
  {
    what: 'a picture of 140 KB',
    file: 'cards/en-projects.*.jpg',
    change: (jpeg) => Buffer.concat([jpeg, Buffer.alloc(140_000 - jpeg.length)]),
    test: 'sharing /en/projects shows a picture of 1200 by 630',
  },
  {
    what: 'a headline that runs into the picture',
    file: 'cards/it-progetti.*.jpg',
    change: bar(500, 80, 140, 60),
    test: 'sharing /it/progetti shows a headline that stays inside its bay',
  },
  {
    what: 'a headline that runs into the lower track',
    file: 'cards/de-projekte.*.jpg',
    change: bar(80, 440, 200, 90),
    test: 'sharing /de/projekte shows a headline that stays inside its bay',
  },
  {
    what: 'a picture without headline',
    file: 'cards/pl-realizacje.*.jpg',
    change: (jpeg) =>
      sharp(jpeg)
        .composite([
          {
            input: { create: { width: 545, height: 475, channels: 3, background: '#f6f3ec' } },
            left: 70,
            top: 38,
          },
        ])
        .jpeg()
        .toBuffer(),
    test: 'sharing /pl/realizacje shows a headline that stays inside its bay',
  },
  {
    what: 'one picture for two pages',
    file: 'cards/it-tecnologia.*.jpg',
    change: async () => readFileSync(builtFile('cards/it-metodo.*.jpg')),
    alone: true,
    test: 'every page has a picture of its own',
  },
  {
    what: 'sharing tags on a page that was not found',
    file: 'en/404.html',
    change: swap('</head>', '<meta property="og:title" content="x"/></head>'),
    test: 'documents for unknown addresses are not meant to be shared',
  },
];

const manifest = (change: (fields: Record<string, unknown>) => void) =>
  text((json) => {
    const fields = JSON.parse(json);
    change(fields);
    return JSON.stringify(fields);
  });

const ICONS: Break[] = [
  {
    what: 'a manifest in another language',
    file: 'de/manifest.webmanifest',
    change: manifest((fields) => {
      fields.lang = 'es-ES';
    }),
    test: 'the manifest in de says in its language what the site is',
  },
  {
    what: 'a manifest without icons to be masked',
    file: 'it/manifest.webmanifest',
    change: manifest((fields) => {
      fields.icons = (fields.icons as { purpose: string }[]).filter(({ purpose }) => purpose === 'any');
    }),
    test: 'the manifest in it lists icons of the sizes that browsers ask for',
  },
  {
    what: 'a manifest that names an icon of another size',
    file: 'pl/manifest.webmanifest',
    change: swap('"src":"/icons/icon-192.png"', '"src":"/icons/icon-512.png"'),
    test: 'the manifest in pl lists only icons that are there',
  },
  {
    what: 'the manifest of another language',
    file: documentOf('projects', 'pt'),
    change: swap('/pt/manifest.webmanifest', '/manifest.webmanifest'),
    test: '/pt/projetos names the icons, the colour of paper and the manifest of its language',
  },
  {
    what: 'an icon for phones with transparent corners',
    file: 'apple-touch-icon.png',
    change: (png) => sharp(png).ensureAlpha(0.5).png().toBuffer(),
    test: 'the icon for phones is 180 pixels wide',
  },
  {
    what: 'a mark that masks cut off',
    file: 'icons/maskable-192.png',
    change: (png) =>
      sharp(png)
        .composite([
          { input: { create: { width: 20, height: 20, channels: 3, background: '#111' } }, left: 0, top: 0 },
        ])
        .png()
        .toBuffer(),
    test: 'the icon of 192 pixels to be masked keeps the mark in the safe zone',
  },
  {
    what: 'an .ico file with a wrong directory',
    file: 'favicon.ico',
    change: (ico) => {
      const copy = Buffer.from(ico);
      copy.writeUInt8(64, 6);
      return copy;
    },
    test: 'the .ico file holds 16, 32 and 48 pixels',
  },
  {
    what: 'a favicon that stays dark where the browser is',
    file: 'favicon.svg',
    change: swap('prefers-color-scheme:dark', 'prefers-color-scheme:light'),
    test: 'the drawn favicon turns from ink to paper',
  },
];

export const SHARING = [...TAGS, ...ARTICLE_TAGS, ...PICTURES, ...ICONS];
