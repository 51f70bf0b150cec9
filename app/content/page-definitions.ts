import type { z } from 'zod';
import type { Language } from '#app/site/languages.ts';
import type { PageId } from '#app/site/pages.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { pagesSchema } from './schema/pages.ts';
import { withSettings } from './settings-in-text.ts';

const NAME = 'pages-and-navigation';

export const PAGES_FILE = collectionFile(NAME);

export type PageDefinition = z.output<typeof pagesSchema>[string];

/**
 * Every page by its name, in the order shown.
 * @throws {ContentError} if content/pages-and-navigation/ is wrong
 */
export function pageDefinitions(): Record<PageId, PageDefinition> {
  return readCollection(NAME, pagesSchema) as Record<PageId, PageDefinition>;
}

/** What search engines and browsers call a page, and what it is about. */
export type PageWords = { title: string; description: string };

/**
 * Title and description of a page in a language, for its loader: only the page that is shown brings them along.
 * @throws {ContentError} for an unknown placeholder
 */
export function pageWords(page: PageId, language: Language): PageWords {
  const file = collectionFile(NAME, language);
  const filled = (field: 'title' | 'description') =>
    withSettings(pageDefinitions()[page][field][language], file, `pages › ${page} › ${field}`);
  return { title: filled('title'), description: filled('description') };
}
