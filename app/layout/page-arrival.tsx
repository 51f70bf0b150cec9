import { useEffect, useState } from 'react';
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
import { dictionaryUrl } from '#app/i18n/dictionary.ts';
import { loadDictionary } from '#app/i18n/translator.ts';
import { FailureNotice } from '#app/layout/failure-notice.tsx';
import { LoadingScreen } from '#app/layout/loading-screen.tsx';
import { holdMove } from '#app/lib/held-move.ts';
import { areWordsHeld } from '#app/lib/held-words.ts';
import { isAnswered, loadDocument } from '#app/lib/load-document.ts';
import { reloadOnce } from '#app/lib/reload-once.ts';
import { languageOfPath } from '#app/site/published-languages.ts';

type Results = Record<string, DataStrategyResult>;

/** Loader results of the pages of this visit, by path. They never change, and are there without a connection. */
const visited = new Map<string, Results>();

/** Path of the page that is shown, and how it stays: with a notice about the path of another, or without any. */
let shown = '';
let stay = (_lost?: string) => {};

/**
 * Milliseconds that a move to another page waits for a part of it: one that hangs would never fail by itself. Texts that fail
 * are asked for anew for 22 seconds (i18next).
 */
const PATIENCE = 30_000;

/** Rejects if a part of a page has not come in time. */
function inTime<Part>(part: Promise<Part>): Promise<Part> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE));
  return Promise.race([part, late]);
}

/** Whether a document may take the place of a page that has failed: the server answers, and no words would be lost. */
const mayLoad = async (path: string) => (await isAnswered(path)) && !areWordsHeld();

/** Leaves for a document. The visitor, who may be asked whether to lose words, stays on a page that no longer waits. */
function leaveFor(path: string, pathname: string): void {
  // Back and Forward have changed the address already.
  if (pathname !== location.pathname) stay();
  loadDocument(path);
}

/** Brings texts and data of the page that was asked for. Its code has come by then, but with Back and Forward. */
export const bringPage: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const never = new Promise<Results>(() => {});
  const path = url.pathname + url.search + url.hash;
  if (isRewritten() && url.pathname !== shown) {
    // Browser translation has replaced the text nodes, so React would update only some of them.
    leaveFor(path, url.pathname);
    return never;
  }
  try {
    await inTime(loadDictionary(languageOfPath(url.pathname)));
    const results = visited.get(url.pathname) ?? (await inTime(next()));
    for (const { type, result } of Object.values(results)) if (type === 'error') throw result;
    return results;
  } catch (failure) {
    const leaves = await mayLoad(path);
    // Meanwhile the visitor may have chosen another page.
    if (request.signal.aborted) throw failure;
    // Back and Forward have changed the address already, and a document that has just come is in the same place.
    if (url.pathname === location.pathname) {
      if (!leaves || !reloadOnce(import.meta.url)) throw failure;
    } else if (leaves) leaveFor(path, url.pathname);
    else stay(path);
    return never;
  }
};

/** Brings code and texts of a page; gives the path of what does not come. */
async function findMissing(pathname: string): Promise<string | undefined> {
  const language = languageOfPath(pathname);
  const texts = loadDictionary(language).then(
    () => undefined,
    () => dictionaryUrl(language),
  );
  return (await bringCode(pathname)) ? texts : pathname;
}

/**
 * Holds a move to another page until the page's code and texts are there, with the loading screen if that takes long. What
 * the server no longer has, as after a deployment, comes with the page's document; without a connection, or where words
 * would be lost, the visitor stays and is told.
 */
export function PageArrival() {
  const navigate = useNavigate();
  const loading = useNavigation().state === 'loading';
  const here = useLocation();
  const matches = useMatches();
  const [lost, setLost] = useState<{ path: string; state?: typeof here.state }>();
  const blocker = useBlocker(({ nextLocation: { pathname }, historyAction }) => {
    const waits = !visited.has(pathname) && (historyAction !== 'POP' || !navigator.onLine || areWordsHeld());
    if (waits) holdMove(true);
    return waits;
  });

  useEffect(() => {
    if (blocker.state === 'unblocked') holdMove(false);
  }, [blocker]);

  useEffect(() => {
    const results = matches.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData }] as const);
    shown = here.pathname;
    visited.set(shown, Object.fromEntries(results));
  }, [here.pathname, matches]);

  useEffect(() => {
    // Navigating to the current page cancels the pending navigation, and changes nothing.
    const cancel = () => void navigate(here, { replace: true, preventScrollReset: true, state: here.state });
    stay = (lost) => {
      if (lost !== undefined) setLost({ path: lost });
      cancel();
    };
    // Left for a document of its own while it waited, and brought back by the back/forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && loading && cancel();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [here, loading, navigate]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let current = true;
    const { pathname, state } = blocker.location;
    const path = createPath(blocker.location);
    const hold = async () => {
      const missing = navigator.onLine ? await inTime(findMissing(pathname)).catch(() => pathname) : pathname;
      const leaves = missing !== undefined && (await mayLoad(missing));
      // Meanwhile the visitor may have chosen another page.
      if (!current) return;
      if (missing === undefined) return blocker.proceed();
      blocker.reset();
      if (leaves) loadDocument(path);
      else setLost({ path, state });
    };
    setLost(undefined);
    void hold();
    return () => {
      current = false;
    };
  }, [blocker]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has got somewhere misses nothing any more
  useEffect(() => setLost(undefined), [here.pathname]);

  // The notice takes no focus, so Escape may be pressed anywhere.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setLost(undefined);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const retry = () => {
    setLost(undefined);
    const state = lost?.state;
    void navigate(lost?.path ?? here, { state, preventScrollReset: Boolean(state?.keepsPlace) });
  };
  return (
    <>
      <LoadingScreen waiting={loading || blocker.state === 'blocked'} />
      {lost && (
        // A new notice for another page: screen readers say what is new, not what has stayed.
        <FailureNotice key={lost.path} onClose={() => setLost(undefined)} onRetry={retry} />
      )}
    </>
  );
}
