import type { z } from 'zod';
import type { Language } from '#app/site/languages.ts';
import type { PageId } from '#app/site/pages.ts';
import { settings } from '#app/site/settings.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { pagesSchema } from './schema/collections.ts';
import { ContentError } from './source.ts';

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
  const values: Record<string, string> = {
    brand: settings.brand,
    year: String(settings.company.foundedIn),
  };
  const filled = (field: 'title' | 'description') =>
    pageDefinitions()[page][field][language].replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value !== undefined) return value;
      const expected = Object.keys(values).map((known) => `{{${known}}}`);
      throw new ContentError(collectionFile(NAME, language), [
        `pages › ${page} › ${field}: ${placeholder} no vale: se esperaba uno de estos: ${expected.join(', ')}`,
      ]);
    });
  return { title: filled('title'), description: filled('description') };
}
