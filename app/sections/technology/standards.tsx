import { useId } from 'react';
import type { Wall } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { decimal, millimetres } from '#app/sections/technology/measures.ts';
import { Hatch } from '#app/ui/hatch.tsx';
import { NarrowFold } from '#app/ui/narrow-fold.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

type Scale = {
  /** end of the scale, which begins at 0 */
  end: number;
  /** what the rule asks for */
  limit: number;
  /** what this wall has: solid up to the lowest value, hatched up to the highest */
  ours: { from: number; to: number };
};

type Entry = {
  term: string;
  figure: string;
  /** only where this wall has a value to compare with what the rule asks for */
  scale?: Scale;
  ours?: string;
  text: string;
  source: string;
};

const TRANSMITTANCE = '\u202fW/(m²\u202f·\u202fK)';

/** What the rules ask for, each with its source, and beside it this wall's own value where its layers give one. */
export function Standards({ wall }: { wall: Wall }) {
  const t = useTranslate();
  const language = useLanguage();
  const { from, to } = wall.transmittance;
  const entries: Entry[] = [
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
      ours: t('Este muro: {{value}}', { value: millimetres(wall.spacing, language) }),
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
      figure: t('{{decibels}} dBA', { decibels: 50 }),
      text: t(
        'Aislamiento a ruido aéreo que debe haber entre dos viviendas. Una vivienda unifamiliar aislada tiene otros límites: la fachada, según el ruido de la calle, los tabiques y las instalaciones.',
      ),
      source: t('CTE DB-HR'),
    },
    {
      term: t('Calor y frío'),
      figure: decimal(0.56, language) + TRANSMITTANCE,
      scale: { end: 0.8, limit: 0.56, ours: wall.transmittance },
      ours: t('Este muro, calculado: {{value}}', {
        value: `${decimal(from, language)}–${decimal(to, language)}${TRANSMITTANCE}`,
      }),
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
          {entries.map(({ term, figure, scale, ours, text, source }) => (
            <div
              key={term}
              className="relative border-line border-t px-gutter py-[clamp(1.25rem,2vw,2rem)] md:px-bay md:max-lg:even:border-l lg:not-nth-[3n+1]:border-l"
            >
              <dt className="pr-8 font-semibold font-stretch-94%">{term}</dt>
              <dd className="mt-2 font-medium font-stretch-80% text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] tracking-[-.01em] leading-none tabular-nums">
                {displayFigure(figure)}
              </dd>
              <dd>
                <NarrowFold label={`${t('Ver el detalle')}: ${term}`}>
                  <p className="mt-3 max-w-[30em] text-base text-steel-800">{text}</p>
                  <p className="type-note mt-3 text-steel-600">{source}</p>
                </NarrowFold>
              </dd>
              {ours && (
                <dd className="pt-4">
                  {scale && <LimitScale {...scale} />}
                  <span className="font-semibold font-stretch-94% text-oxide-text">{ours}</span>
                </dd>
              )}
            </div>
          ))}
        </dl>
        <p className="type-note px-text max-w-[60em] pt-4 pb-section text-steel-600">
          {t('La parte rayada depende de los montantes y del aislante.')}{' '}
          {t('Cada proyecto aplica las versiones en vigor cuando se pide la licencia.')}
        </p>
      </div>
    </section>
  );
}

/** A limit as a tick on a scale, and this wall's own value as a bar. */
function LimitScale({ end, limit, ours }: Scale) {
  const t = useTranslate();
  const hatch = useId();
  const percent = (value: number) => `${+((100 * value) / end).toFixed(1)}%`;
  return (
    <svg
      aria-hidden="true"
      className="mt-5 mb-1.5 block h-5 w-full overflow-visible border-line-strong border-b bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/8))]"
    >
      <Hatch id={hatch} />
      <rect y="30%" width={percent(ours.to)} height="50%" fill={`url(#${hatch})`} />
      <rect y="30%" width={percent(ours.from)} height="50%" className="fill-accent" />
      <line x1={percent(limit)} x2={percent(limit)} y2="100%" strokeWidth="3" className="stroke-ink" />
      <text x={percent(limit)} y="-.4rem" textAnchor="middle" className="fill-ink text-note">
        {t('La norma')}
      </text>
    </svg>
  );
}
