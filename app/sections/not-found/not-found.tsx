import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { BrokenTruss } from '#app/sections/not-found/broken-truss.tsx';
import { pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

/** Page for unknown addresses (404): the roof truss with one bar missing, and links onward. */
export function NotFound() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="frame studs">
      <div className="grid-12 items-baseline-last gap-y-6 pt-step-5 pb-step-4">
        <h1 className="type-h1 px-text col-span-full lg:col-span-7">{t('Aquí falta una pieza')}</h1>
        <div className="px-text col-span-full lg:col-span-5">
          <p className="type-lead text-steel-800">
            {t('Esta dirección no lleva a ninguna página. Puede que haya cambiado o que le falte una letra.')}
          </p>
        </div>
      </div>
      <div className="bleed overflow-hidden border-line border-y bg-chalk px-gutter py-step-3 md:px-bay">
        <BrokenTruss />
      </div>
      <div className="px-text flex flex-wrap items-center justify-between gap-x-8 gap-y-6 pt-step-3 pb-section">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pathFor('home', language)}>{t('Volver al inicio')}</ButtonLink>
          <ButtonLink to={pathFor('projects', language)} variant="secondary">
            {t('Ver proyectos')}
          </ButtonLink>
        </div>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <TextLink to={pathFor('answers', language)}>{t('Preguntas ya respondidas')}</TextLink>
          <TextLink to={pathFor('quote', language)}>{t('Contacto')}</TextLink>
        </div>
      </div>
    </section>
  );
}
