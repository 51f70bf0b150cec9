import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DictionaryGone, hasLanguage, loadDictionary } from '#app/i18n/translator.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { useReportFailure } from '#app/layout/failure-notice.tsx';
import { LoadingScreen } from '#app/layout/loading-screen.tsx';
import { rememberLanguage } from '#app/lib/language-choice.ts';
import { loadDocumentOnce } from '#app/lib/load-document.ts';
import { LANGUAGE_INFO, type Language } from '#app/site/languages.ts';

type Target = { code: Language; to: string; keepsPlace: boolean };

const SwitchContext = createContext<(target: Target) => void>(() => {});

/** Changes to a language: fetches its texts if they are not there yet, then moves to the page. */
export function useSwitchLanguage(): (target: Target) => void {
  return useContext(SwitchContext);
}

/**
 * Waits for the texts of a picked language; the last one picked wins. While they are late it shows the loading
 * screen; if they never arrive it says so in the old language, offers to try again and leaves the page as it was.
 */
export function LanguageSwitch({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const latest = useRef<Target>(undefined);
  const [waiting, setWaiting] = useState(false);
  const report = useReportFailure();

  const switchTo = useCallback(
    async (target: Target) => {
      latest.current = target;
      report(undefined);
      setWaiting(!hasLanguage(target.code));
      // Already here, but still a choice: another language may have been stored before.
      if (target.code === language) return rememberLanguage(language);
      const failure = await loadDictionary(target.code).catch((error) => error);
      if (latest.current !== target) return;
      setWaiting(false);
      // After a new deployment the texts have another URL, which a newly loaded document knows.
      if (failure instanceof DictionaryGone && loadDocumentOnce(target.to, import.meta.url))
        return rememberLanguage(target.code);
      if (failure) {
        const { name } = LANGUAGE_INFO[target.code];
        return report({
          text: t('No han llegado los textos en {{language}}. La página sigue como estaba.', {
            language: name,
          }),
          retry: () => void switchTo(target),
        });
      }
      const { to, keepsPlace } = target;
      // Without the hash, which the router would scroll to; keep-scroll-position.tsx puts it back.
      const { hash } = window.location;
      await navigate(to, { preventScrollReset: keepsPlace, state: { picked: true, keepsPlace, hash } });
    },
    [navigate, language, report, t],
  );

  return (
    <SwitchContext value={switchTo}>
      {children}
      <LoadingScreen waiting={waiting} />
    </SwitchContext>
  );
}
