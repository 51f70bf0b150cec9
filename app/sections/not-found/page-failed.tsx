import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { isAnswered, loadDocument } from '#app/lib/document-load.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * A page that could not be shown: what happened in plain words, and a way to try again; by itself when the connection is
 * back. The router asks again for what is missing, so that what was typed into the quote form stays; a document is
 * loaded only if that does not help (`app/layout/page-arrival.ts`).
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

  // Had it helped, this would not be on the page any more.
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
