import type { PageId } from '#app/site/paths.ts';
import { type PageEntry, pageEntries } from './page-entries.ts';

/** What every page needs to know of the others to link to them. */
type PageLink = Pick<PageEntry, 'address' | 'name' | 'navigation' | 'legal'>;

/** Reads the table from the disk. */
export function pageLinks(): Record<PageId, PageLink> {
  const entries = Object.entries(pageEntries()).map(([page, { address, name, navigation, legal }]) => [
    page,
    // Forms write `false` for a box that is not ticked, which browsers need not download.
    { address, name, navigation: navigation || undefined, legal },
  ]);
  return Object.fromEntries(entries);
}

/**
 * The pages by name, in the order shown. Browsers cannot read the content files, and need not know the rest of them: the
 * build replaces this module with the finished table (pipeline/vite/inline-content.ts).
 */
export const PAGE_LINKS: Record<PageId, PageLink> = pageLinks();
