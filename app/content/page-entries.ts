import type { z } from 'zod';
import type { PageId } from '#app/site/paths.ts';
import type { Language } from '#app/site/published-languages.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { pagesSchema } from './schema/pages.ts';
import { showsPrices } from './shows-prices.ts';

const NAME = 'pages-and-navigation';

export const PAGES_FILE = collectionFile(NAME);

export type PageEntry = z.output<typeof pagesSchema>[string];

/**
 * Every page by its name, in the order shown.
 * @throws {ContentError} if content/pages-and-navigation/ is wrong
 */
export function pageEntries(): Record<PageId, PageEntry> {
  const entries = readCollection(NAME, pagesSchema) as Record<PageId, PageEntry>;
  if (showsPrices()) return entries;
  const without = Object.entries(entries).map(([page, entry]) => {
    const { name, title, description } = entry.withoutPrices ?? entry;
    return [page, { ...entry, name, title, description }];
  });
  return Object.fromEntries(without);
}

/** A page's `<title>` and meta description, and its heading and lead where the owner shows no prices. */
export type PageWords = { title: string; description: string; heading?: string; lead?: string };

/** Title and description of a page in a language. Its loader returns them, so that browsers get no other page's. */
export function pageWords(page: PageId, language: Language): PageWords {
  const { title, description, withoutPrices } = pageEntries()[page];
  const words = { title: title[language], description: description[language] };
  if (!withoutPrices || showsPrices()) return words;
  return { ...words, heading: withoutPrices.heading[language], lead: withoutPrices.lead[language] };
}
