import type { ClaimRange } from '#app/content/claims.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { FigureGrid, FigureScale } from '#app/ui/figure-scale.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

type Saving = 'less-waste' | 'more-efficient' | 'less-water' | 'less-co2';

/** What building this way saves, in figures of the company's own, each with what it refers to. */
export function Benefits({ savings }: { savings: Record<Saving, ClaimRange> }) {
  const t = useTranslate();
  return (
    <section className="track">
      <div className="frame studs pt-section">
        <SectionHead title={t('Lo que cambia, medido')}>
          {t(
            'Valores máximos frente a una obra tradicional equivalente, según nuestros datos. Cada barra está dibujada sobre una escala de 0 a 100; lo rayado depende de cada proyecto.',
          )}
        </SectionHead>
        <FigureGrid columns={4} data-reveal="">
          <FigureScale
            figure={t('−{{claims.less-waste}} %')}
            {...savings['less-waste']}
            title={t('Residuo de material')}
          >
            {t(
              'Hasta ahí baja el desperdicio. Se corta en taller, a medida, y lo que sobra vuelve a la acería.',
            )}
          </FigureScale>
          <FigureScale
            figure={t('+{{claims.more-efficient}} %')}
            {...savings['more-efficient']}
            title={t('Eficiencia energética')}
          >
            {t(
              'Estimación propia, con aislamiento continuo y puentes térmicos corregidos. El certificado energético de tu proyecto da el valor exacto.',
            )}
          </FigureScale>
          <FigureScale
            figure={t('{{claims.less-water.from}}–{{claims.less-water.to}} %')}
            {...savings['less-water']}
            title={t('Consumo de agua')}
          >
            {t(
              'Entre un 75 % y un 90 % menos en la fase de obra: atornillar no gasta agua. La cimentación sí la necesita.',
            )}
          </FigureScale>
          <FigureScale
            figure={t('−{{claims.less-co2}} %')}
            {...savings['less-co2']}
            title={t('Emisiones de CO₂')}
          >
            {t(
              'Como máximo, en la fase de construcción y frente a hormigón y ladrillo: menos peso, menos transporte, menos cemento.',
            )}
          </FigureScale>
        </FigureGrid>
      </div>
    </section>
  );
}
