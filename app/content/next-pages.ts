import { type PageId, pageName, pathFor } from '#app/site/paths.ts';
import type { Language } from '#app/site/published-languages.ts';
import { pageEntries } from './page-entries.ts';

/** Names and paths of the pages to read after a page, in order, in a language. */
export function nextPages(page: PageId, language: Language) {
  const next = (pageEntries()[page].next ?? []) as PageId[];
  return next.map((id) => ({ name: pageName(id, language), path: pathFor(id, language) }));
}
