import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

/*
 * Names of the things that the graphs speak of. They are the same on every page and in every build, so that search
 * engines put together what several pages say of one thing.
 */
export const COMPANY_ID = `${settings.siteUrl}/#company`;
export const WEBSITE_ID = `${settings.siteUrl}/#website`;

type Part = 'page' | 'breadcrumb' | 'article' | 'blog' | 'works' | 'work' | 'film' | 'application';

/** Name of what a page is or holds, e.g. `https://…/blog#blog`. */
export function idOn(address: string, part: Part): string {
  return `${absoluteUrl(address)}#${part}`;
}

/** Points to a thing that is described elsewhere, on the same page or another. */
export function refer(id: string): { '@id': string } {
  return { '@id': id };
}
