import { useEffect } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { isAnswered, loadDocument, loadDocumentOnce } from '#app/lib/document-load.ts';
import { Button } from '#app/ui/button.tsx';

async function tryAgain(load: (address: string) => void): Promise<void> {
  if (await isAnswered(location.href)) load(location.href);
}

/** A page that could not be shown: what happened in plain words, and a way to try again; by itself when the connection is back. */
export function PageFailed() {
  const t = useTranslate();
  useEffect(() => {
    const onOnline = () => tryAgain(loadDocumentOnce);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <section className="frame studs grid justify-items-start gap-6 py-section">
      <h1 className="type-h1 px-text">{t('Esta página no ha llegado')}</h1>
      <p className="type-lead px-text max-w-[34em] text-steel-800">
        {t('Puede que se haya cortado la conexión. Lo que ya tenías abierto sigue ahí.')}
      </p>
      <div className="px-text">
        <Button onClick={() => tryAgain(loadDocument)}>{t('Intentarlo otra vez')}</Button>
      </div>
    </section>
  );
}
