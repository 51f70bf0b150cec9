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
  const { revalidate } = useRevalidator();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const onOnline = () => void revalidate();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [revalidate]);

  const tryAgain = async () => {
    await revalidate();
    if (section.current && (await isAnswered(location.href))) loadDocument(location.href);
  };
  return (
    <section ref={section} className="frame studs grid justify-items-start gap-6 py-section">
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
