/**
 * The fixed pages, lists of them, and every address. Nothing is changed here for another page: it is described in
 * content/pages-and-navigation/ and written in app/pages/ («A page» in CONTRIBUTING.md).
 */
import type { Register } from 'react-router';
import { PAGE_LINKS } from '#app/content/page-links.ts';
import { QUOTE_PARAMETERS } from '#app/lib/query-parameters.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';

type PageOfRoute<Route> = Route extends `${infer Page}.${Language}` ? Page : never;

/**
 * Name of a page in content/pages-and-navigation/. It comes from the route types, which `npm run types` and the
 * development server generate.
 */
export type PageId = Exclude<PageOfRoute<keyof Register['routeModules']>, 'article' | 'work' | 'not-found'>;

/**
 * Every fixed page of content/pages-and-navigation/, in the order shown. Routes, links, canonical and hreflang, sitemap
 * and tests all read it.
 */
export const PAGES = PAGE_LINKS;

/** Names of the pages, in the order shown. */
export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** Pages that are one long text: content/legal/. */
export const LEGAL_PAGES = PAGE_IDS.filter((page) => PAGES[page].legal);

/** The pages in the header and the menu, in order. */
export const NAVIGATION = PAGE_IDS.filter((page) => PAGES[page].navigation);

/** The pages in the footer's list, in order: all but the home page and the legal ones, which have places of their own. */
export const FOOTER_PAGES = PAGE_IDS.filter((page) => page !== 'home' && !PAGES[page].legal);

/** Link text of a page in a language; for the home page it is the brand. */
export function pageName(page: PageId, language: Language): string {
  return PAGES[page].name?.[language] ?? settings.brand;
}

/**
 * The address of a page in a language. Addresses never end in a slash, the home page of Spanish apart.
 * @returns a path such as `/`, `/en`, `/tecnologia` or `/de/steel-frame-technik`
 */
export function pathFor(page: PageId, language: Language): string {
  const prefix = language === DEFAULT_LANGUAGE ? '' : language;
  return `/${[prefix, PAGES[page].address?.[language]].filter(Boolean).join('/')}`;
}

/** Last path segment of the documents for unknown addresses: one in each language, and one below each list of entries. */
export const NOT_FOUND_SEGMENT = '404';

/** How every path of a language begins: `/`, `/en/` and so on. */
export function homePrefix(language: Language): string {
  return `${pathFor('home', language)}/`.replace('//', '/');
}

/**
 * The address of an article in a language.
 * @param slug the article's slug in that same language
 */
export function articlePath(slug: string, language: Language): string {
  return `${pathFor('blog', language)}/${slug}`;
}

/**
 * The address of a work of the portfolio in a language.
 * @param slug the work's slug in that same language
 */
export function workPath(slug: string, language: Language): string {
  return `${pathFor('projects', language)}/${slug}`;
}

/** Routes that show one entry of many, by its slug: the list page above the entries, and the address of one. */
export const ENTRIES = {
  article: { below: 'blog', path: articlePath },
  work: { below: 'projects', path: workPath },
} as const satisfies Record<string, { below: PageId; path: (slug: string, language: Language) => string }>;

/** Where an answer stands: its anchor on the page of answers. */
export function answerPath(id: string, language: Language): string {
  return `${pathFor('answers', language)}#${id}`;
}

/** Kinds of building, as the query of the quote form names them. The same in every language: they are for programs. */
export const BUILDING_KINDS = ['vivienda', 'edificio', 'local', 'nave'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/**
 * Where the quote form is, with what the visitor has chosen so far.
 * @param choice.kind what is to be built
 * @param choice.work id of the work that is to be like it (content/works/)
 */
export function quoteAddress(
  language: Language,
  { kind, work }: { kind?: BuildingKind; work?: string } = {},
): string {
  const query = new URLSearchParams();
  if (kind) query.set(QUOTE_PARAMETERS.kind, kind);
  if (work) query.set(QUOTE_PARAMETERS.work, work);
  return [pathFor('quote', language), String(query)].filter(Boolean).join('?');
}

/** Media type of the blog's feeds. */
export const FEED_TYPE = 'application/rss+xml';

/** Where the blog's feed in a language is. */
export function feedPath(language: Language): string {
  return `${pathFor('blog', language)}/feed.rss`;
}

/** Where the web app manifest is: one for all languages. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** A path made absolute with the owner's site address, as canonical links and Open Graph tags need it. */
export function absoluteUrl(path: string): string {
  return `${settings.siteUrl}${path}`;
}
