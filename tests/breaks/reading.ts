import { articleSlugs } from '../../content/articles.ts';
import { textOf } from '../support/built-site.ts';
import { articleAt, articleDocument, type Break, swap, text } from './break.ts';

const place = (slug: string, language: 'es' | 'de') => articleSlugs(language).indexOf(slug);
const villa = articleDocument(place('casa-lujo-120-dias-steel-frame', 'es'), 'es');
const german = articleDocument(place('luxusvilla-bauen-in-120-tagen', 'de'), 'de');

/** The data that the scripts of a document get. */
function stateFile(document: string): string {
  const [, file = ''] = /"state":"\/(assets\/state-[\w-]+\.txt)"/.exec(textOf(document)) ?? [];
  return file;
}

const ARTICLE_SCRIPT = 'assets/article-????????.js';
const STYLE_SHEET = 'assets/site-????????.css';
/** All styles: they come with the scripts, and would mend the part that a document carries. */
const STYLES = [STYLE_SHEET];

const TEXT: Omit<Break, 'spec'>[] = [
  {
    what: 'a heading that links to another',
    file: villa,
    change: swap('<a href="#cuando-se-pone-en-marcha-el-reloj">Cuá', '<a href="#otra">Cuá'),
    test: 'is a link to itself, in plain letters',
  },
  {
    what: 'a sign that is always there',
    file: villa,
    change: text((css) => css.replace(/(h2,\s?h3\) a:before\{[^}]*?)opacity:0/, '$1opacity:1')),
    also: STYLES,
    test: 'shows that when it is pointed at',
  },
  {
    what: 'no sign for the keyboard',
    file: villa,
    change: swap(':is(:hover,:focus-visible):before', ':hover:before'),
    also: STYLES,
    test: 'shows that when the keyboard reaches it',
  },
  {
    what: 'a heading that hides behind the header when its address is opened',
    file: villa,
    change: text((css) => css.replace(/scroll-padding-top:[^;}]*;?/, '')),
    also: STYLES,
    test: 'is found again when its address is opened',
  },
  {
    what: 'contents that do not follow the text',
    file: villa,
    change: swap('scroll-target-group:auto', 'scroll-target-group:none'),
    also: STYLES,
    test: 'mark the section that is being read',
  },
  {
    what: 'a line that does not grow',
    file: villa,
    change: swap('animation-timeline:--reading', 'animation-timeline:none'),
    also: STYLES,
    test: 'grows from nothing to the whole width while the text is read',
  },
  {
    what: 'the wrong neighbour',
    file: stateFile(articleDocument(0, 'es')),
    change: swap(articleAt(1, 'es'), articleAt(2, 'es')),
    test: 'lead from the newest to the one before it, and back',
  },
  {
    what: 'a neighbour that is no link without script',
    file: villa,
    change: text((html) =>
      html.replaceAll(/(<nav[^>]*aria-label="Artículos por fecha"[\s\S]*?)href="\/blog\//g, '$1href="#'),
    ),
    test: 'headings, neighbours and feeds are ordinary links',
  },
  {
    what: 'neighbours one above the other on wide screens',
    file: german,
    change: swap(/(?<=md\\:col-start-2\{grid-column-start:)2/, '1'),
    also: STYLES,
    test: 'stand side by side on wide screens and one above the other on phones',
  },
  {
    what: 'a line that moves for those who want calm',
    file: villa,
    change: text((css) =>
      css.replace(/(prefers-reduced-motion:reduce\)\{\*,[^}]*?);animation:none!important/, '$1'),
    ),
    also: STYLES,
    test: 'stays away for those who ask for less motion',
  },
  {
    what: 'the room for the question about cookies counted as text',
    file: villa,
    change: swap(/view-timeline-inset:[^;}]*/, 'view-timeline-inset:auto'),
    also: STYLES,
    test: 'grows from nothing to the whole width while the text is read',
  },
  {
    what: 'an article older than the oldest',
    file: ARTICLE_SCRIPT,
    change: text((code) =>
      code.replace(/\{older:(\w+),newer:(\w+)\}\)\{/, '{older:$1=arguments[0].newer,newer:$2}){'),
    ),
    test: 'end with the oldest',
  },
];

const SHARING: Omit<Break, 'spec'>[] = [
  {
    what: 'buttons that need a script without one',
    file: villa,
    change: text((html) => html.replaceAll('gap-3 no-js:hidden', 'gap-3')),
    test: 'nothing is offered that needs one',
  },
  {
    what: 'a copied address with its query',
    file: ARTICLE_SCRIPT,
    change: swap('location.origin+location.pathname', 'location.href'),
    test: 'copies its address without query or anchor, and says so politely',
  },
  {
    what: 'nothing said where the browser refuses',
    file: ARTICLE_SCRIPT,
    change: text((code) => code.replace(/catch\{\w+\(\w+\("Tu navegador.*?\}\)\)\}/, 'catch{}')),
    test: 'shows the address where the browser refuses to copy',
  },
  {
    what: 'a button for a sheet that is not there',
    file: ARTICLE_SCRIPT,
    change: swap(/"share"in navigator/, '!0'),
    test: 'offers no sheet where there is none',
  },
  {
    what: 'a sheet without the title',
    file: ARTICLE_SCRIPT,
    change: text((code) => code.replace(/navigator\.share\(\{title:\w+,/, 'navigator.share({')),
    test: 'opens the sheet of the device where there is one',
  },
  {
    what: 'a fault when the sheet is closed',
    file: ARTICLE_SCRIPT,
    change: swap('.catch(()=>{})', ''),
    test: 'says nothing when the sheet is closed again',
  },
  {
    what: 'what was said on one article still there on the next',
    file: ARTICLE_SCRIPT,
    change: text((code) => code.replace(/(\{title:\w+\.title\}),\w+\.path\)/, '$1)')),
    test: 'forgets on the next article what it said on this one',
  },
];

const PAPER: Omit<Break, 'spec'>[] = [
  {
    what: 'header and footer on paper',
    file: STYLE_SHEET,
    change: swap('body>:not(main),', ''),
    test: 'an article is its text alone',
  },
  {
    what: 'contents on the paper of a legal page',
    file: STYLE_SHEET,
    change: swap('article nav,', ''),
    test: 'a legal page is its text alone',
  },
  {
    what: 'grey on paper',
    file: STYLE_SHEET,
    change: text((css) => css.replace(/(@media print\{[\s\S]*?)--color-steel-600:#000;?/, '$1')),
    test: 'the text is black on white',
  },
  {
    what: 'links on paper without their address',
    file: STYLE_SHEET,
    change: swap('var(--site-address)', '""'),
    test: 'links say where they lead, those inside the site with its address',
  },
  {
    what: 'a picture on paper that is not there',
    file: villa,
    change: text((html) =>
      html.replace(/<picture>(?:(?!<\/picture>)[\s\S])*?villa-phase-2\.[\s\S]*?<\/picture>/, (picture) =>
        picture.replaceAll('/villa-phase-2.', '/villa-phase-9.'),
      ),
    ),
    test: 'the pictures are there',
  },
];

function inSpec(name: string, breaks: Omit<Break, 'spec'>[]): Break[] {
  return breaks.map((one) => ({ spec: `tests/e2e/${name}.spec.ts`, ...one }));
}

export const READING: Break[] = [
  ...inSpec('article-reading', TEXT),
  ...inSpec('article-sharing', SHARING),
  ...inSpec('print', PAPER),
];
