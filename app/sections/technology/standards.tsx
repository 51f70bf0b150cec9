import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/figure-space.ts';
import { decimal, millimetres } from '#app/sections/technology/measures.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** What the rules ask for, each with its source. These are demands on a design, not results of ours. */
export function Standards() {
  const t = useTranslate();
  const language = useLanguage();
  const entries = [
    {
      term: t('Acero'),
      figure: 'S280GD–S350GD + Z275',
      text: t(
        'Galvanizado en caliente y en continuo, con 275 gramos de zinc por metro cuadrado entre las dos caras.',
      ),
      source: t('UNE-EN 10346'),
    },
    {
      term: t('Montantes'),
      figure: t('{{closer}} o {{wider}}', { closer: 400, wider: millimetres(600, language) }),
      text: t(
        'Separación habitual entre ejes, a juego con el ancho de las placas. La decide el cálculo de cada muro.',
      ),
      source: t('Código Estructural, CTE DB-SE-A y Eurocódigo 3'),
    },
    {
      term: t('Fuego'),
      figure: 'R\u202f30',
      text: t(
        'Minutos de incendio que debe aguantar la estructura de una vivienda unifamiliar; en bloques sube a R 60 o más según la altura. Se acredita con ensayo o con cálculo.',
      ),
      source: t('CTE DB-SI 6, tabla 3.1'),
    },
    {
      term: t('Ruido'),
      figure: '50\u202fdBA',
      text: t(
        'Aislamiento a ruido aéreo que debe haber entre dos viviendas. Una casa aislada tiene otros límites: la fachada, según el ruido de la calle, los tabiques y las instalaciones.',
      ),
      source: t('CTE DB-HR'),
    },
    {
      term: t('Calor y frío'),
      figure: `${decimal(0.56, language)}\u202fW/(m²·K)`,
      text: t(
        'Transmitancia máxima de un muro en la costa de Alicante (zona B); con la altitud, el límite baja. El muro de ocho capas queda muy por debajo: el valor exacto lo da el cálculo.',
      ),
      source: t('CTE DB-HE 1'),
    },
    {
      term: t('Sismo'),
      figure: `${decimal(0.04, language)}\u202fg`,
      text: t(
        'Aceleración desde la que se aplica la norma sismorresistente: toda la provincia la supera, y la Vega Baja tiene los valores más altos. Cada casa se calcula con el de su municipio.',
      ),
      source: t('NCSE-02 (RD 997/2002)'),
    },
  ];
  return (
    <section>
      <div className="frame studs pt-section">
        <SectionHead title={t('Lo que pide la norma, con su referencia')}>
          {t(
            'El mínimo de cualquier proyecto, casi todo en el Código Técnico de la Edificación (CTE). Los valores de tu casa salen de su propio cálculo y quedan en su documentación.',
          )}
        </SectionHead>
        <dl data-reveal="" className="bleed grid border-line border-b md:grid-cols-2 lg:grid-cols-3">
          {entries.map(({ term, figure, text, source }) => (
            <div
              key={term}
              className="border-line border-t px-gutter py-[clamp(1.25rem,2vw,2rem)] md:px-bay md:max-lg:even:border-l lg:not-nth-[3n+1]:border-l"
            >
              <dt className="font-semibold font-stretch-94%">{term}</dt>
              <dd className="mt-2 font-medium font-stretch-80% text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] tracking-[-.01em] leading-none tabular-nums">
                {displayFigure(figure)}
              </dd>
              <dd className="mt-4 max-w-[30em] text-base text-steel-800">{text}</dd>
              <dd className="type-note mt-3 text-steel-600">{source}</dd>
            </div>
          ))}
        </dl>
        <p className="type-note px-text max-w-[60em] pt-4 pb-section text-steel-600">
          {t('Cada proyecto aplica las versiones en vigor cuando se pide la licencia.')}
        </p>
      </div>
    </section>
  );
}
