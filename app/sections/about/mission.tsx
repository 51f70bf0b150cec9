import { useTranslate } from '#app/i18n/use-translate.ts';

export function Mission() {
  const t = useTranslate();
  return (
    <section className="track bg-sand">
      <div data-reveal="" className="frame px-text py-[clamp(2.5rem,4.5vw,4.5rem)]">
        <h2 className="type-note font-semibold text-steel-600">{t('Nuestra misión')}</h2>
        <p className="type-h2 mt-4">
          {t(
            'Entregar obras y reformas en el tiempo acordado, sin sobrecostes, con calidad y sostenibilidad.',
          )}
        </p>
      </div>
    </section>
  );
}
