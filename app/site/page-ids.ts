/**
 * The fixed pages, and lists of them. Nothing is changed here for another page: it is described in
 * content/pages-and-navigation/ and written in app/pages/ («A page» in CONTRIBUTING.md).
 */
import type { Register } from 'react-router';
import { PAGE_TABLE } from '#app/content/page-table.ts';
import type { Language } from '#app/site/published-languages.ts';
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
export const PAGES = PAGE_TABLE;

/** Names of the pages, in the order shown. */
export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** Pages that are one long text: content/legal/. */
export const LEGAL_PAGES = PAGE_IDS.filter((page) => PAGES[page].legal);

export function isLegalPage(page: PageId): boolean {
  return LEGAL_PAGES.includes(page);
}

/** The pages in the header, the menu and the footer, in order. */
export const NAVIGATION = PAGE_IDS.filter((page) => PAGES[page].navigation);

/** Link text of a page in a language; for the home page it is the brand. */
export function pageName(page: PageId, language: Language): string {
  return PAGES[page].name?.[language] ?? settings.brand;
}
