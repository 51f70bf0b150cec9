import { useEffect, useEffectEvent } from 'react';
import {
  createPath,
  type DataStrategyResult,
  type MiddlewareFunction,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router';
import { bringCode } from '#app/hydration/page-code.ts';
import { isRewritten } from '#app/hydration/translated-page.ts';
import { loadDictionary } from '#app/i18n/translator.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { useReportFailure } from '#app/layout/failure-notice.tsx';
import { LoadingScreen } from '#app/layout/loading-screen.tsx';
import { isAnswered, loadDocument, loadDocumentOnce } from '#app/lib/load-document.ts';
import { languageOfPath } from '#app/site/languages.ts';

/** Fired on `window` when the data of a page do not arrive. */
const DATA_MISSING = 'site:data-missing';

/** A page that has not arrived, and whether the server answers for it. */
type Missing = { address: string; answered: boolean };

type Results = Record<string, DataStrategyResult>;

/** Loader results of the pages of this visit, by path. They never change, and are there without a connection. */
const visited = new Map<string, Results>();

/** Path of the page that is shown. */
let shown = '';

/** Brings texts and data of the page that was asked for. Its code has come by then, but with Back and Forward. */
export const bringPage: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const never = new Promise<Results>(() => {});
  try {
    if (isRewritten() && url.pathname !== shown) {
      // Browser translation has replaced the text nodes, so React would update only some of them.
      loadDocument(url.href);
      return never;
    }
    await loadDictionary(languageOfPath(url.pathname));
    const results = visited.get(url.pathname) ?? (await next());
    for (const { type, result } of Object.values(results)) if (type === 'error') throw result;
    return results;
  } catch (failure) {
    const answered = await isAnswered(url.href);
    // Meanwhile the visitor may have chosen another page.
    if (request.signal.aborted) throw failure;
    const address = url.pathname + url.search + url.hash;
    // Back and Forward have changed the address already, and a document that has just come is in the same place.
    if (url.pathname + url.search !== location.pathname + location.search)
      window.dispatchEvent(new CustomEvent<Missing>(DATA_MISSING, { detail: { address, answered } }));
    else if (!answered || !loadDocumentOnce(url.href, import.meta.url)) throw failure;
    return never;
  }
};

/**
 * Holds a move to another page until the page's code is there, with the loading screen if that takes long. If code or data
 * do not come, the page is loaded as a document, as after a deployment; without a connection the visitor stays and is told.
 */
export function PageArrival() {
  const t = useTranslate();
  const navigate = useNavigate();
  const loading = useNavigation().state === 'loading';
  const here = useLocation();
  const matches = useMatches();
  const report = useReportFailure();
  const blocker = useBlocker(
    ({ nextLocation: { pathname }, historyAction }) =>
      !visited.has(pathname) && (historyAction !== 'POP' || !navigator.onLine),
  );

  useEffect(() => {
    const results = matches.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData }] as const);
    shown = here.pathname;
    visited.set(shown, Object.fromEntries(results));
  }, [here.pathname, matches]);

  const giveUp = useEffectEvent(({ address, answered }: Missing) => {
    if (answered) return loadDocument(address);
    report({
      text: t(
        'No hemos podido abrir esa página: puede que se haya cortado la conexión. Sigues donde estabas.',
      ),
      retry: () => void navigate(address),
    });
  });

  // Whatever React still shows of the blocker: data are asked for only once the move is under way.
  const stay = useEffectEvent((event: Event) => {
    // Navigating to the current page cancels the pending navigation, and changes nothing.
    void navigate(here, { replace: true, preventScrollReset: true, state: here.state });
    giveUp((event as CustomEvent<Missing>).detail);
  });

  useEffect(() => {
    const onMissing = (event: Event) => stay(event);
    window.addEventListener(DATA_MISSING, onMissing);
    return () => window.removeEventListener(DATA_MISSING, onMissing);
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let current = true;
    const address = createPath(blocker.location);
    const hold = async () => {
      const arrived = navigator.onLine && (await bringCode(blocker.location.pathname));
      const answered = arrived || (navigator.onLine && (await isAnswered(address)));
      // Meanwhile the visitor may have chosen another page.
      if (!current) return;
      if (arrived) return blocker.proceed();
      blocker.reset();
      giveUp({ address, answered });
    };
    void hold();
    return () => {
      current = false;
    };
  }, [blocker]);

  return <LoadingScreen waiting={loading || blocker.state === 'blocked'} />;
}
