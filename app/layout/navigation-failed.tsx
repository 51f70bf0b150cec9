import { useEffect, useState } from 'react';
import { createPath, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { FailureNotice } from '#app/layout/failure-notice.tsx';
import { isVisited, PAGE_MISSING } from '#app/layout/page-arrival.ts';

/** Says that a page could not be shown and that the visitor is still where they were; offers to try again. */
export function NavigationFailed() {
  const t = useTranslate();
  const navigate = useNavigate();
  const here = useLocation();
  const waiting = useNavigation().state !== 'idle';
  const [missing, setMissing] = useState<string>();

  // React Router requests the code of a page only once: after a failure only a document load could bring it, and typed
  // text would be lost. So navigation is blocked while there is no connection.
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) =>
      historyAction !== 'POP' && !navigator.onLine && !isVisited(nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    setMissing(createPath(blocker.location));
    blocker.reset();
  }, [blocker]);

  useEffect(() => {
    // Navigating to the current page cancels the pending navigation, and changes nothing.
    const stay = () => void navigate(here, { replace: true, preventScrollReset: true, state: here.state });
    const onMissing = (event: Event) => {
      setMissing((event as CustomEvent<string>).detail);
      stay();
    };
    // The bfcache restores this page as it was left: still waiting for the document that was loaded instead.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && waiting && stay();
    window.addEventListener(PAGE_MISSING, onMissing);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener(PAGE_MISSING, onMissing);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [navigate, here, waiting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has got somewhere misses nothing any more
  useEffect(() => setMissing(undefined), [here.pathname]);

  const retry = () => {
    setMissing(undefined);
    if (missing) void navigate(missing);
  };
  return (
    <FailureNotice
      text={
        missing &&
        t('No hemos podido abrir esa página: puede que se haya cortado la conexión. Sigues donde estabas.')
      }
      onClose={() => setMissing(undefined)}
      onRetry={retry}
    />
  );
}
