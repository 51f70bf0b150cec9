import { useMatches } from 'react-router';
import { pageAlternates } from '#app/seo/page-meta.ts';
import type { Language } from '#app/site/languages.ts';
import { PAGES, type PageId } from '#app/site/pages.ts';

function ownAlternates(data: unknown): Partial<Record<Language, string>> | undefined {
  if (data && typeof data === 'object' && 'alternates' in data) {
    return data.alternates as Partial<Record<Language, string>>;
  }
  return undefined;
}

/**
 * Where this same page is in each published language. Pages with addresses of their own (articles) say so in their
 * data as `alternates`; a page that does not exist is nowhere.
 */
export function useAlternates(): Partial<Record<Language, string>> {
  const match = useMatches().at(-1);
  const given = ownAlternates(match?.loaderData);
  if (given) return given;
  const page = match?.id.split('.')[0] ?? '';
  return page in PAGES ? pageAlternates(page as PageId) : {};
}
