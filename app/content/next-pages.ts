import type { Language } from '#app/site/languages.ts';
import { type PageId, pageName } from '#app/site/pages.ts';
import { pathFor } from '#app/site/paths.ts';
import { pageDefinitions } from './page-definitions.ts';

/** Names and paths of the pages to read after a page, in order, in a language. */
export function nextPages(page: PageId, language: Language) {
  const next = (pageDefinitions()[page].next ?? []) as PageId[];
  return next.map((id) => ({ name: pageName(id, language), path: pathFor(id, language) }));
}
