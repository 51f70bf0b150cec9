import { useTranslate } from '#app/i18n/use-translate.ts';
import { AdvantageDrawing } from '#app/sections/home/advantage-drawing.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

/** Head of the page, and the three things that building this way changes most. */
export function Features() {
  const t = useTranslate();
  const features = [
    {
      icon: 'schedule',
      title: t('Velocidad de construcción'),
      text: t(
        'El taller fabrica los paneles mientras se hace la losa: hasta un {{claims.less-time}} % menos de plazo de obra, según nuestra estimación.',
      ),
    },
    {
      icon: 'insulation',
      title: t('Eficiencia energética y térmica'),
      text: t(
        'El aislamiento llena el muro y lo envuelve por fuera. El consumo de tu casa lo dirá su certificado energético.',
      ),
    },
    {
      icon: 'bracing',
      title: t('Resistencia sísmica'),
      text: t(
        'Una estructura ligera recibe menos esfuerzo en un sismo y, bien arriostrada y anclada, lo lleva a la losa. Cuenta sobre todo en la Vega Baja, la zona más sísmica de la provincia.',
      ),
    },
  ] as const;
  return (
    <section className="frame studs">
      <PageHead
        title={t('Cómo construimos una casa de acero')}
        lead={t(
          'Casi todo lo que en una obra tradicional se decide y se corrige a pie de obra, aquí llega resuelto del taller.',
        )}
      />
      <div className="track bleed grid md:grid-cols-3">
        {features.map(({ icon, title, text }) => (
          <article
            key={icon}
            className="flex flex-col border-line not-first:max-md:border-t not-first:md:border-l"
          >
            <div className="aspect-[16/10.5] border-line border-b bg-chalk">
              <AdvantageDrawing icon={icon} />
            </div>
            <div className="px-bleed pt-bay pb-[clamp(1.75rem,3vw,2.75rem)]">
              <h2 className="type-h3">{title}</h2>
              <p className="mt-[.6rem] text-base text-steel-600">{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
