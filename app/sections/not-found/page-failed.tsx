import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { isAnswered, loadDocument } from '#app/lib/document-load.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * Shown in place of a page that could not be loaded: explains it, has a button to retry, and retries by itself on
 * `online`. The router revalidates, so that the quote form keeps what was typed; the document is loaded only if that
 * fails (`app/layout/page-arrival.ts`).
 */
export function PageFailed() {
  const t = useTranslate();
  const { revalidate, state } = useRevalidator();
  const tried = useRef(false);

  useEffect(() => {
    const onOnline = () => void revalidate();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [revalidate]);

  // Still mounted after the retry, so it has failed.
  useEffect(() => {
    if (state !== 'idle' || !tried.current) return;
    tried.current = false;
    void isAnswered(location.href).then((answered) => answered && loadDocument(location.href));
  }, [state]);

  const tryAgain = () => {
    tried.current = true;
    void revalidate();
  };
  return (
    <section className="frame studs grid justify-items-start gap-6 py-section">
      <h1 className="type-h1 px-text">{t('Esta página no ha llegado')}</h1>
      <p className="type-lead px-text max-w-[34em] text-steel-800">
        {t('Puede que se haya cortado la conexión. Lo que ya tenías abierto sigue ahí.')}
      </p>
      <div className="px-text">
        <Button onClick={tryAgain}>{t('Intentarlo otra vez')}</Button>
      </div>
    </section>
  );
}
