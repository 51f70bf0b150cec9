import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { showOnTop } from '#app/lib/top-layer.ts';
import { Button } from '#app/ui/button.tsx';

/** What has not arrived, said in the language of the page, and how to try again. */
type Failure = { text: string; retry: () => void };

const FailureContext = createContext<(failure: Failure | undefined) => void>(() => {});

/** Tells the visitor of a failure, in place of the one before; undefined takes it back. */
export function useReportFailure(): (failure: Failure | undefined) => void {
  return useContext(FailureContext);
}

/** Says at the bottom of the screen what has not arrived and that the page has stayed, and offers to try again. */
export function FailureNotice({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [failure, report] = useState<Failure>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has got somewhere misses nothing any more
  useEffect(() => report(undefined), [pathname]);

  // Layout effect: a busy phone may paint the notice well before it runs other effects, and would miss an early Escape.
  useLayoutEffect(() => {
    if (!failure) return;
    // The notice takes no focus, so Escape may be pressed anywhere.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && report(undefined);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [failure]);

  const retry = () => {
    report(undefined);
    failure?.retry();
  };
  return (
    <FailureContext value={report}>
      {children}
      {failure && (
        <div
          role="alert"
          ref={showOnTop}
          popover="manual"
          className="above-banner fixed inset-x-0 bottom-(--banner) top-auto w-auto border-ink border-t bg-chalk text-ink box-shadow-banner"
        >
          <div className="frame flex flex-wrap items-center justify-between gap-4 py-[1.1rem]">
            <p className="text-small">{failure.text}</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" className="min-h-12!" onClick={() => report(undefined)}>
                {t('Cerrar')}
              </Button>
              <Button variant="ink" className="min-h-12!" onClick={retry}>
                {t('Intentarlo otra vez')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </FailureContext>
  );
}
