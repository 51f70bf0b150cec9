import { useRevalidator } from 'react-router';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Button } from '#app/ui/button.tsx';

/** Shown in place of a page that could not be loaded. The router tries again, so what was typed elsewhere stays. */
export function PageFailed() {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  return (
    <section className="frame studs grid justify-items-start gap-6 py-section">
      <h1 className="type-h1 px-text">{t('Esta página no ha llegado')}</h1>
      <p className="type-lead px-text max-w-measure-36 text-steel-800">
        {t('Puede que se haya cortado la conexión. Lo que ya tenías abierto sigue ahí.')}
      </p>
      <div className="px-text">
        <Button onClick={() => void revalidate()}>{t('Intentarlo otra vez')}</Button>
      </div>
    </section>
  );
}
