import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

/*
 * Ids of the entities in the graphs. They are the same on every page and in every build, so that search engines merge
 * what several pages say about one entity.
 */
export const COMPANY_ID = `${settings.siteUrl}/#company`;
export const WEBSITE_ID = `${settings.siteUrl}/#website`;

type Part = 'page' | 'breadcrumb' | 'article' | 'blog' | 'works' | 'work' | 'film' | 'application';

/** Id of an entity that a page is or contains, e.g. `https://…/blog#blog`. */
export function idOn(address: string, part: Part): string {
  return `${absoluteUrl(address)}#${part}`;
}

/** Reference to an entity that is described elsewhere, on the same page or another. */
export function refer(id: string): { '@id': string } {
  return { '@id': id };
}
