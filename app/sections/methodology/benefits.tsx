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
        <SectionHead title={t('Lo que cambia, en cifras')}>
          {t(
            'Valores máximos frente a una obra tradicional equivalente, según nuestra estimación. Cada barra va de 0 a 100; la parte rayada es el margen entre un proyecto y otro.',
          )}
        </SectionHead>
        <FigureGrid columns={4} data-reveal="">
          <FigureScale
            figure={t('−{{claims.less-waste}} %')}
            {...savings['less-waste']}
            title={t('Residuo de material')}
          >
            {t(
              'Hasta un {{claims.less-waste}} % menos de material desperdiciado: se corta a medida en taller y lo que sobra vuelve a la acería.',
            )}
          </FigureScale>
          <FigureScale
            figure={t('+{{claims.more-efficient}} %')}
            {...savings['more-efficient']}
            title={t('Eficiencia energética')}
          >
            {t(
              'Como máximo, frente a una vivienda convencional equivalente y según nuestra estimación. El certificado energético de tu proyecto da el valor exacto.',
            )}
          </FigureScale>
          <FigureScale
            figure={t('{{claims.less-water.from}}–{{claims.less-water.to}} %')}
            {...savings['less-water']}
            title={t('Menos agua')}
          >
            {t(
              'Solo en la fase de obra y según nuestra estimación: la estructura se atornilla. La cimentación, los revocos y los alicatados sí gastan agua.',
            )}
          </FigureScale>
          <FigureScale
            figure={t('−{{claims.less-co2}} %')}
            {...savings['less-co2']}
            title={t('Emisiones de CO₂')}
          >
            {t(
              'Hasta un {{claims.less-co2}} % menos al construir que con hormigón y ladrillo, según nuestra estimación: menos peso, menos transporte y menos cemento.',
            )}
          </FigureScale>
        </FigureGrid>
      </div>
    </section>
  );
}
