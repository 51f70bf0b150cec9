import type { PageId } from '#app/site/pages.ts';
import { type PageDefinition, pageDefinitions } from './page-definitions.ts';

/** What each page has to know of all others, to lead to them. */
export type PageEntry = Pick<PageDefinition, 'address' | 'name' | 'navigation' | 'legal'>;

/** Reads the table from the disk. */
export function pageTable(): Record<PageId, PageEntry> {
  const entries = Object.entries(pageDefinitions()).map(([page, { address, name, navigation, legal }]) => [
    page,
    // A form writes `false` where nothing stood: no browser need be told.
    { address, name, navigation: navigation || undefined, legal },
  ]);
  return Object.fromEntries(entries);
}

/**
 * The pages by name, in the order shown. A browser cannot read the file that it comes from, and need not know the rest
 * of it: the build puts the finished table in this module's place (pipeline/vite/inline-content.ts).
 */
export const PAGE_TABLE: Record<PageId, PageEntry> = pageTable();
