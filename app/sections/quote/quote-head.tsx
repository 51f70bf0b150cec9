import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { BackLink } from '#app/ui/back-link.tsx';

/** Way back to the home page, heading and lead. */
export function QuoteHead() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <>
      <div className="pt-3 md:pt-5">
        <BackLink to={pathFor('home', language)}>{t('Volver al inicio')}</BackLink>
      </div>
      <div className="grid-12 items-end gap-y-6 pt-4 pb-[clamp(2.25rem,4.5vw,4rem)]">
        <h1 className="type-h1 px-text col-span-full lg:col-span-7">
          {t('Cuéntanos qué quieres construir')}
        </h1>
        <p className="type-lead px-text col-span-full pb-[.35em] text-steel-800 lg:col-span-5">
          {t(
            'En {{claims.answer-days}} días laborables te damos una primera orientación de precio y de plazo. El precio cerrado llega con el proyecto cerrado.',
          )}
        </p>
      </div>
    </>
  );
}
