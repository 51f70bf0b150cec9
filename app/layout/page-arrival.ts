import { useEffect } from 'react';
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useMatches } from 'react-router';
import { loadDictionary } from '#app/i18n/load-dictionary.ts';
import { isAnswered, loadDocumentOnce } from '#app/lib/document-load.ts';
import { isRewritten } from '#app/lib/translated-page.ts';
import { languageOfPath } from '#app/site/languages.ts';

/** Fired on `window` when a page cannot be shown and the visitor stays; `detail` is its address. */
export const PAGE_MISSING = 'site:page-missing';

/** Fired on `window` when the code of a page has not arrived; see pipeline/vite/missing-page-code.ts. */
const PAGE_CODE_MISSING = 'site:page-code-missing';

type Results = Record<string, DataStrategyResult>;

/** Loader results of the pages of this visit, by path. They never change, so each is requested once. */
const visited = new Map<string, Results>();

/** Path of the page that is shown. */
let shown = '';

/** Whether a page of this path has been shown in this document, so that it can be shown again without a connection. */
export function isVisited(pathname: string): boolean {
  return visited.has(pathname);
}

/** Remembers the page that is shown: going back to it needs no connection. */
export function useVisitedPage(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const results = matches.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData }] as const);
    shown = pathname;
    visited.set(pathname, Object.fromEntries(results));
  }, [pathname, matches]);
}

/** Rejected once the code of a page has failed to load: browsers do not request a failed module again. */
let outdated: Promise<never> | undefined;

function whenOutdated(): Promise<never> {
  outdated ??= new Promise((_, reject) => {
    window.addEventListener(PAGE_CODE_MISSING, () => reject(new Error('the code of a page is missing')));
  });
  return outdated;
}

async function bring(pathname: string, next: () => Promise<Results>): Promise<Results> {
  const missing = whenOutdated();
  // Browser translation has replaced the text nodes, so React would update only some of them.
  if (isRewritten() && pathname !== shown) throw new Error('the page has been rewritten');
  await loadDictionary(languageOfPath(pathname));
  const results = visited.get(pathname) ?? (await Promise.race([missing, next()]));
  for (const { type, result } of Object.values(results)) if (type === 'error') throw result;
  return results;
}

/**
 * Brings texts, code and data of the page that was asked for. If something of it is gone, as after a deployment, the
 * page is loaded as a document instead, once. If there is no connection, the visitor stays where they are and is told
 * (`app/layout/navigation-failed.tsx`); back and forward, which have already changed the address, show the failure.
 */
export const bringPage: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const { pathname, search, hash } = url;
  try {
    return await bring(pathname, next);
  } catch (failure) {
    const answered = await isAnswered(pathname);
    // Meanwhile the visitor may have chosen another page.
    if (request.signal.aborted) throw failure;
    const detail = pathname + search + hash;
    if (answered && loadDocumentOnce(detail)) return new Promise(() => {});
    if (pathname + search === location.pathname + location.search) throw failure;
    window.dispatchEvent(new CustomEvent(PAGE_MISSING, { detail }));
    // The old page stays until the document is there, or until the visitor goes elsewhere.
    return new Promise(() => {});
  }
};
