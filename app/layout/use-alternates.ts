import { useLocation, useMatches } from 'react-router';
import { pageAlternates } from '#app/document/page-meta.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { type Language, languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { PAGES, type PageId } from '#app/site/pages.ts';
import { ENTRIES, homePrefix, NOT_FOUND_SEGMENT } from '#app/site/paths.ts';

/** What a document answers: a page of the site, or an address that does not exist, where articles or works stand or elsewhere. */
export type AddressKind = 'page' | 'unknown path' | 'unknown entry';

/** What articles and works say in their data; nothing if there is no such one. */
type EntryData = { alternates?: Partial<Record<Language, string>> };

function useLeaf(): { page: string; data: unknown } {
  const match = useMatches().at(-1);
  return { page: match?.id.split('.')[0] ?? '', data: match?.loaderData };
}

function isEntry(page: string): page is keyof typeof ENTRIES {
  return page in ENTRIES;
}

/** Whether the page that is shown exists. */
export function useAddressKind(): AddressKind {
  const { page, data } = useLeaf();
  if (page in PAGES) return 'page';
  if (!isEntry(page)) return 'unknown path';
  return (data as EntryData)?.alternates ? 'page' : 'unknown entry';
}

/** The page that stands for this one in a language that it is not written in: the list of its kind. */
export function useListPage(): PageId {
  const { page } = useLeaf();
  return isEntry(page) ? ENTRIES[page].below : 'home';
}

/**
 * Where this same page is in each published language. Articles and works say it in their data; an address that does not exist
 * leads to the not-found page of the other language.
 */
export function useAlternates(): Partial<Record<Language, string>> {
  const { page, data } = useLeaf();
  const kind = useAddressKind();
  const { pathname } = useLocation();
  // The document is one for all such addresses: until scripts run it can only name its own.
  const path = useHydrated() ? pathname : undefined;
  if (page in PAGES) return pageAlternates(page as PageId);
  if (kind === 'page') return (data as EntryData).alternates ?? {};
  const start = (language: Language) =>
    isEntry(page) ? ENTRIES[page].path('', language) : homePrefix(language);
  const rest = path?.slice(start(languageOfPath(path)).length) || NOT_FOUND_SEGMENT;
  return Object.fromEntries(PUBLISHED_LANGUAGES.map((language) => [language, start(language) + rest]));
}
