import { useLocation, useMatches } from 'react-router';
import { pageAlternates } from '#app/document/page-meta.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { ENTRIES, homePrefix, NOT_FOUND_SEGMENT, PAGES, type PageId } from '#app/site/paths.ts';
import { type Language, languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';

/** What an address leads to: a page, an unknown article or work (`entry`), or any other unknown path. */
export type AddressKind = 'page' | 'unknown path' | 'unknown entry';

/** Loader data of articles and works; without `alternates` if there is no such entry. */
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

/** The page to show in languages that this one is not written in: the list of its kind, or else the home page. */
export function useListPage(): PageId {
  const { page } = useLeaf();
  return isEntry(page) ? ENTRIES[page].below : 'home';
}

/**
 * Path of this page in each published language. Articles and works have it in their loader data; an unknown address leads
 * to the not-found page of the other language.
 */
export function useAlternates(): Partial<Record<Language, string>> {
  const { page, data } = useLeaf();
  const kind = useAddressKind();
  const { pathname } = useLocation();
  // All unknown addresses share a document: until hydration it can only link to its own path.
  const path = useHydrated() ? pathname : undefined;
  if (page in PAGES) return pageAlternates(page as PageId);
  if (kind === 'page') return (data as EntryData).alternates ?? {};
  const start = (language: Language) =>
    isEntry(page) ? ENTRIES[page].path('', language) : homePrefix(language);
  // Slashes at its start would make it the name of another host behind the home page's.
  const rest = path?.slice(start(languageOfPath(path)).length).replace(/^[/\\]+/, '') || NOT_FOUND_SEGMENT;
  return Object.fromEntries(PUBLISHED_LANGUAGES.map((language) => [language, start(language) + rest]));
}
