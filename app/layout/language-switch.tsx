import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadDictionary } from '#app/i18n/load-dictionary.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { LoadingScreen } from '#app/layout/loading-screen.tsx';
import { LANGUAGE_INFO, type Language } from '#app/site/languages.ts';
import { Button } from '#app/ui/button.tsx';

type Target = { code: Language; to: string };

const SwitchContext = createContext<(target: Target) => void>(() => {});

/** Changes to a language whose texts are not there yet: fetches them, then moves to the page. */
export function useSwitchLanguage(): (target: Target) => void {
  return useContext(SwitchContext);
}

/**
 * Waits for the texts of a picked language; the last one picked wins. While they are late it shows the waiting
 * screen; if they never arrive it says so in the old language, offers to try again and leaves the page as it was.
 */
export function LanguageSwitch({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const latest = useRef<Target>(undefined);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState<Target>();

  const switchTo = useCallback(
    async (target: Target) => {
      latest.current = target;
      setFailed(undefined);
      setWaiting(true);
      const arrived = await loadDictionary(target.code).then(
        () => true,
        () => false,
      );
      if (latest.current !== target) return;
      setWaiting(false);
      if (!arrived) return setFailed(target);
      await navigate(target.to, { preventScrollReset: true, state: { keepsPlace: true } });
    },
    [navigate],
  );

  return (
    <SwitchContext value={switchTo}>
      {children}
      <LoadingScreen waiting={waiting} />
      <div role="alert" className="fixed inset-x-0 bottom-0 z-70">
        {failed && (
          <div className="border-ink border-t bg-chalk shadow-banner">
            <div className="frame flex flex-wrap items-center justify-between gap-4 py-[1.1rem]">
              <p className="text-small">
                {t('No han llegado los textos en {{language}}. La página sigue como estaba.', {
                  language: LANGUAGE_INFO[failed.code].name,
                })}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button variant="secondary" className="min-h-12!" onClick={() => setFailed(undefined)}>
                  {t('Cerrar')}
                </Button>
                <Button variant="ink" className="min-h-12!" onClick={() => switchTo(failed)}>
                  {t('Intentarlo otra vez')}
                </Button>
              </div>
            </div>
          </div>
        )}
      </div>
    </SwitchContext>
  );
}
