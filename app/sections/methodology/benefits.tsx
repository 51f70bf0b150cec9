import { useTranslate } from '#app/i18n/use-translate.ts';
import { FigureGrid, FigureScale } from '#app/ui/figure-scale.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/** What building this way saves, in figures of the company's own, each with what it refers to. */
export function Benefits() {
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
          <FigureScale figure={t('−35 %')} to={35} title={t('Residuo de material')}>
            {t(
              'Hasta ahí baja el desperdicio. Se corta en taller, a medida, y lo que sobra vuelve a la acería.',
            )}
          </FigureScale>
          <FigureScale figure={t('+30 %')} to={30} title={t('Eficiencia energética')}>
            {t(
              'Estimación propia, con aislamiento continuo y puentes térmicos corregidos. El certificado energético de tu proyecto da el valor exacto.',
            )}
          </FigureScale>
          <FigureScale figure={t('−90 %')} from={75} to={90} title={t('Consumo de agua')}>
            {t(
              'Entre un 75 % y un 90 % menos en la fase de obra: atornillar no gasta agua. La cimentación sí la necesita.',
            )}
          </FigureScale>
          <FigureScale figure={t('−40 %')} to={40} title={t('Emisiones de CO₂')}>
            {t(
              'Como máximo, en la fase de construcción y frente a hormigón y ladrillo: menos peso, menos transporte, menos cemento.',
            )}
          </FigureScale>
        </FigureGrid>
      </div>
    </section>
  );
}
