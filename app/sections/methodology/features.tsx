import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/figure-space.ts';
import { type Feature, FeatureDrawing } from '#app/sections/methodology/feature-drawing.tsx';
import { pathFor } from '#app/site/paths.ts';
import { DrawnEntry } from '#app/ui/drawn-entry.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

/** The three things that building this way changes most, and four savings in figures that another page explains. */
export function Features() {
  const t = useTranslate();
  const language = useLanguage();
  const features: { feature: Feature; title: string; text: string }[] = [
    {
      feature: 'speed',
      title: t('Velocidad de construcción'),
      text: t(
        'El taller fabrica los paneles mientras se hace la losa: hasta un {{claims.less-time}} % menos de plazo de obra, según nuestra estimación, explicada arriba.',
      ),
    },
    {
      feature: 'insulation',
      title: t('Eficiencia energética y térmica'),
      text: t(
        'El aislamiento llena el muro y lo envuelve por fuera. El consumo de tu casa lo dirá su certificado energético.',
      ),
    },
    {
      feature: 'earthquake',
      title: t('Resistencia sísmica'),
      text: t(
        'Una estructura ligera recibe menos esfuerzo en un sismo y, bien arriostrada y anclada, lo lleva a la losa. Cuenta sobre todo en la Vega Baja, la zona más sísmica de la provincia.',
      ),
    },
  ];
  const savings = [
    [t('−{{claims.less-waste}} %'), t('Residuo de material')],
    [t('+{{claims.more-efficient}} %'), t('Eficiencia energética')],
    [t('−{{claims.less-water.from}} a −{{claims.less-water.to}} %'), t('Agua en obra')],
    [t('−{{claims.less-co2}} %'), t('Emisiones de CO₂')],
  ] as const;
  return (
    <section className="track">
      <div className="frame studs">
        <ul className="bleed grid md:grid-cols-3">
          {features.map(({ feature, title, text }) => (
            <DrawnEntry
              key={feature}
              drawing={<FeatureDrawing feature={feature} />}
              name={title}
              heading="h2"
              className="max-md:not-first:border-t md:not-first:border-l"
            >
              {text}
            </DrawnEntry>
          ))}
        </ul>
        {/* The words end in the row of the last figure, so that all stand on the columns above. */}
        <div className="bleed track md:grid md:grid-cols-3">
          <dl className="grid min-[20em]:max-md:grid-cols-2 md:col-span-full md:row-span-2 md:row-start-1 md:grid-cols-subgrid md:grid-rows-subgrid">
            {savings.map(([figure, name]) => (
              <div
                key={name}
                className="flex flex-col-reverse justify-end gap-1.5 border-line px-bleed py-[clamp(1.25rem,2.2vw,2rem)] min-[20em]:max-md:even:border-l max-[20em]:not-first:border-t max-md:nth-[n+3]:border-t md:nth-[n+4]:border-t md:not-first:not-last:border-l"
              >
                <dt className="text-base leading-[1.3]">{name}</dt>
                <dd className="whitespace-nowrap font-medium font-stretch-80% text-[clamp(2rem,1.4rem+2.4vw,3.5rem)] tabular-nums leading-none tracking-[-.03em]">
                  {displayFigure(figure)}
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-line border-t px-bleed py-4 md:col-span-2 md:col-start-2 md:row-start-2 md:flex-col md:items-start md:border-l md:py-[clamp(1.25rem,2.2vw,2rem)]">
            <p className="type-note text-steel-600 md:max-w-[44em]">
              {t(
                'Valores máximos y, en el agua, el margen entre obras; frente a una obra tradicional equivalente y según nuestra estimación.',
              )}
            </p>
            <TextLink to={pathFor('sustainability', language)}>{t('Qué mide cada cifra')}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
