import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** A path that leads nowhere: the truss with one bar missing, and the ways on. */
export function NotFound() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="frame studs py-section">
      <h1 className="type-h1 px-text">{t('Aquí falta una pieza')}</h1>
      <ButtonLink to={pathFor('home', language)}>{t('Volver al inicio')}</ButtonLink>
    </section>
  );
}
