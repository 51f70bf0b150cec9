import { absoluteUrl } from '#app/site/paths.ts';

/*
 * Ids of the things in the graphs. They are the same on every page and in every build, so that search engines merge what
 * several pages say about one thing.
 */
export const COMPANY_ID = absoluteUrl('/#company');
export const WEBSITE_ID = absoluteUrl('/#website');

/** Reference to a thing that is described elsewhere in the graph. */
export function refer(id: string): { '@id': string } {
  return { '@id': id };
}
