import { useTranslate } from '#app/i18n/use-translate.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

const HATCH = 'weights-hatch';
/** Kilos at the right edge of the drawing, which has a division every 50. */
const SCALE = 400;

/** A square metre of wall to scale in kilos: what is light about this way of building, and what that costs. */
export function Weights() {
  const t = useTranslate();
  const percent = (kilos: number) => `${(100 * kilos) / SCALE}%`;
  // Own calculation from the layers of each wall and their usual densities; the steel with 5 to 8 kg of profiles.
  const walls = [
    { name: t('Acero ligero, con sus perfiles y su aislamiento'), from: 57, to: 66 },
    { name: t('Ladrillo, con su aislamiento'), from: 165, to: 245 },
    { name: t('Hormigón de 15 cm, con su aislamiento'), from: 390, to: 390 },
  ];
  return (
    <section className="frame studs track pt-section pb-[clamp(2rem,4vw,3.5rem)]">
      <SectionHead title={t('Lo que pesa un metro cuadrado de muro')}>
        {t(
          'Menos kilos cargan menos la cimentación. A cambio, un muro ligero guarda menos fresco en verano: cuentan más la sombra y la ventilación nocturna.',
        )}
      </SectionHead>
      <ul className="track border-line border-b">
        {walls.map(({ name, from, to }, index) => (
          <li key={name} className="px-text grid-12 items-center gap-y-3 border-line py-5 not-first:border-t">
            <p className="type-h3 col-span-7 pr-4 max-[24rem]:col-span-full text-[1.25rem]! lg:col-span-4 lg:pr-8">
              {name}
            </p>
            <p className="col-span-5 whitespace-nowrap text-right max-[24rem]:col-span-full max-[24rem]:text-left font-semibold font-stretch-90% text-base tabular-nums lg:order-3 lg:col-span-2">
              {from < to ? `${from}–${to}\u00a0kg/m²` : `≈\u00a0${to}\u00a0kg/m²`}
            </p>
            <svg
              aria-hidden="true"
              className="col-span-full h-10 w-full border-line-strong border-b bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/8))] lg:col-span-6"
            >
              {index === 0 && (
                <pattern
                  id={HATCH}
                  width="7"
                  height="7"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <rect width="1.5" height="7" className="fill-steel-600" />
                </pattern>
              )}
              <rect
                y="15%"
                width={percent(to)}
                height="70%"
                fill={`url(#${HATCH})`}
                className="stroke-[1.5] stroke-steel-600"
              />
              <rect
                y="15%"
                width={percent(from)}
                height="70%"
                className={index === 0 ? 'fill-accent' : 'fill-steel-600'}
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className="type-note px-text max-w-[60em] pt-4 text-steel-600">
        {t(
          'Cada división son 50 kg; la parte rayada va del muro más ligero de su clase al más pesado. Cálculo propio y orientativo, con las densidades habituales de cada capa.',
        )}
      </p>
    </section>
  );
}
