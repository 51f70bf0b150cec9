import type { OpenGraphPage } from '#app/content/open-graph-pages.ts';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { escapeXml } from '../documents/escape-xml.ts';
import { decodeHtml } from '../documents/page-pictures.ts';
import { CARD } from './image-layout.ts';

/** What a document says about itself, as written in its markup. */
export type DocumentWords = {
  /** without the brand at its end */
  title: string;
  description: string;
  headline: string;
};

function decode(markup: string): string {
  return decodeHtml(markup.replace(/<[^>]+>/g, ''));
}

/**
 * Reads a document's title, description and headline. A headline that moves has its words as its label.
 * @throws if one of them is missing
 */
export function wordsOf(html: string, file: string): DocumentWords {
  const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
  const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
  const [, attributes = '', content = ''] = /<h1([^>]*)>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const headline = decode(/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content).trim();
  if (!title || !description || !headline) {
    throw new Error(`${file}: Open Graph tags need a title, a description and an h1`);
  }
  const ending = ` | ${settings.brand}`;
  const whole = decode(title);
  return {
    title: whole.endsWith(ending) ? whole.slice(0, -ending.length) : whole,
    description: decode(description),
    headline,
  };
}

const locale = (language: OpenGraphPage['language']) => LANGUAGE_INFO[language].locale.replace('-', '_');

/**
 * Open Graph and Twitter tags of a page.
 * @param card address of its Open Graph image
 * @see https://ogp.me, https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 */
export function openGraphTags(page: OpenGraphPage, words: DocumentWords, card: string): string {
  const { article, language, picture } = page;
  const image = absoluteUrl(card);
  // A headline may end as a sentence does, or as a question.
  const said = words.headline.replace(/(?<=[^.?!…])$/, '.');
  const alt = picture ? `${said} ${picture.alt}` : words.headline;
  const others = PUBLISHED_LANGUAGES.filter((code) => code !== language && page.alternates[code]);
  const properties: [string, string][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', settings.brand],
    ['og:title', words.title],
    ['og:description', words.description],
    ['og:url', absoluteUrl(page.address)],
    ['og:locale', locale(language)],
    ...others.map((code): [string, string] => ['og:locale:alternate', locale(code)]),
    ['og:image', image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(CARD.width)],
    ['og:image:height', String(CARD.height)],
    ['og:image:alt', alt],
  ];
  if (article) {
    properties.push(['article:published_time', article.date]);
    if (article.updated) properties.push(['article:modified_time', article.updated]);
    properties.push(['article:author', article.author], ['article:section', article.category]);
  }
  const names: [string, string][] = [
    // Search engines may show the page's pictures at full size (Google, "Robots meta tag specifications").
    ['robots', 'max-image-preview:large'],
    ...(article ? [['author', article.author] as [string, string]] : []),
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', words.title],
    ['twitter:description', words.description],
    ['twitter:image', image],
    ['twitter:image:alt', alt],
  ];
  const tags = (kind: string, pairs: [string, string][]) =>
    pairs.map(([name, content]) => `<meta ${kind}="${name}" content="${escapeXml(content)}"/>`).join('');
  return tags('property', properties) + tags('name', names);
}

const CANONICAL = /<link rel="canonical"[^>]*>/;

/**
 * Puts tags behind a document's canonical address, far up: some messengers read only the first kilobytes.
 * @throws if it has none
 */
export function withHeadTags(html: string, tags: string, file: string): string {
  if (!CANONICAL.test(html)) throw new Error(`${file}: Open Graph tags need a canonical link`);
  return html.replace(CANONICAL, (canonical) => canonical + tags);
}
