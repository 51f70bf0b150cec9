import { useTranslate } from '#app/i18n/use-translate.ts';
import { FigureGrid, FigureScale } from '#app/ui/figure-scale.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/** What building this way saves, in figures of the company's own, each with what it refers to. */
export function Benefits() {
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
          <FigureScale figure={t('−{{claims.less-waste}} %')} to={35} title={t('Residuo de material')}>
            {t(
              'Hasta un {{claims.less-waste}} % menos de material desperdiciado: se corta a medida en taller y lo que sobra vuelve a la acería.',
            )}
          </FigureScale>
          <FigureScale figure={t('+{{claims.more-efficient}} %')} to={30} title={t('Eficiencia energética')}>
            {t(
              'Como máximo, frente a una vivienda convencional equivalente y según nuestra estimación. El certificado energético de tu proyecto da el valor exacto.',
            )}
          </FigureScale>
          <FigureScale
            figure={t('{{claims.less-water.from}}–{{claims.less-water.to}} %')}
            from={75}
            to={90}
            title={t('Menos agua')}
          >
            {t(
              'Solo en la fase de obra y según nuestra estimación: la estructura se atornilla. La cimentación, los revocos y los alicatados sí gastan agua.',
            )}
          </FigureScale>
          <FigureScale figure={t('−{{claims.less-co2}} %')} to={40} title={t('Emisiones de CO₂')}>
            {t(
              'Hasta un {{claims.less-co2}} % menos al construir que con hormigón y ladrillo, según nuestra estimación: menos peso, menos transporte y menos cemento.',
            )}
          </FigureScale>
        </FigureGrid>
      </div>
    </section>
  );
}
