import { useEffect, useId, useRef, useState } from 'react';
import type { Wall } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { decimal, millimetres, wallDepth } from '#app/sections/technology/measures.ts';
import { TrueSizeDrawing } from '#app/sections/technology/true-size-drawing.tsx';

/** A bank card and the radius of its corners, in millimetres (ISO/IEC 7810, ID-1). */
const CARD = { length: 85.6, width: 53.98, radius: 3.18 };

/** Ratio of a real millimetre to one of CSS: below 1 on a television, above 1.5 on a phone. */
const RANGE = { min: 0.5, max: 2.2, step: 0.005 };

/**
 * The wall at its true size, once the visitor has laid a bank card on the screen and matched the outline to it. Until
 * then, and without JavaScript, in CSS millimetres. Nothing is stored.
 */
export function TrueSize({ wall }: { wall: Wall }) {
  const t = useTranslate();
  const language = useLanguage();
  const control = useId();
  const range = useRef<HTMLInputElement>(null);
  const [scale, setScale] = useState<number>();
  const calibrated = scale !== undefined;
  const total = millimetres(Math.round(wallDepth(wall.layers)), language);
  const read = () => setScale(Number(range.current?.value ?? 1));

  // The visitor may have moved the slider before hydration.
  useEffect(() => {
    if (range.current && range.current.value !== '1') setScale(Number(range.current.value));
  }, []);

  return (
    <section className="track print:hidden">
      <div className="frame studs pt-section">
        <div className="grid-12 items-start gap-y-6 pb-[clamp(2rem,4vw,3.5rem)]">
          <div className="px-text col-span-full lg:col-span-7">
            <h2 className="type-h2">{t('El mismo muro, a tamaño real')}</h2>
            <div className="max-w-[36em] no-js:hidden">
              <p className="mt-5 text-steel-800 lg:mt-8">
                {t(
                  'Todas las tarjetas bancarias miden {{length}} × {{width}}. Pon la tuya sobre el contorno y mueve el control hasta que coincidan los bordes: así ves el muro a su tamaño. En el móvil, apóyalo en tu pared y recorre las capas con el dedo. Aquí no se guarda nada.',
                  { length: decimal(CARD.length, language), width: millimetres(54, language) },
                )}
              </p>
              <label htmlFor={control} className="type-control mt-6 block">
                {t('Tamaño del contorno')}
              </label>
              <input
                ref={range}
                id={control}
                type="range"
                {...RANGE}
                defaultValue={1}
                autoComplete="off"
                aria-valuetext={`${Math.round((scale ?? 1) * 100)}\u202f%`}
                onChange={read}
                className="mt-2 h-11 w-full accent-oxide-button"
              />
            </div>
          </div>
          {/* Level with the capitals of the heading. At its largest the card may be wider than its column, which scrolls. */}
          <div className="px-text col-span-full overflow-x-auto no-js:hidden lg:col-span-5 lg:mt-2">
            <Card scale={scale ?? 1} className="max-md:hidden" />
            <Card scale={scale ?? 1} upright className="md:hidden" />
          </div>
        </div>
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
        <section
          aria-label={t('Muro a tamaño real')}
          tabIndex={0}
          className="bleed goes-on px-bleed overflow-x-auto border-line border-y bg-chalk py-bay"
        >
          <TrueSizeDrawing
            wall={wall}
            scale={scale ?? 1}
            label={t(
              'Corte del muro de {{total}}, de fuera a dentro, junto a una hoja de ladrillo de {{brick}}, los dos a la misma escala.',
              { total, brick: millimetres(wall.brick, language) },
            )}
          />
        </section>
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
        <p role="status" className="type-note px-text max-w-[60em] pt-4 pb-section text-steel-600">
          {calibrated
            ? t('Si el contorno coincide con tu tarjeta, {{total}} miden aquí {{total}}.', { total })
            : t('Tamaño aproximado: sin ajustar, depende de la pantalla.')}
        </p>
      </div>
    </section>
  );
}

/** Outline of a bank card; upright it fits a phone. */
function Card({ scale, upright, className }: { scale: number; upright?: boolean; className: string }) {
  const t = useTranslate();
  const [width, height] = upright ? [CARD.width, CARD.length] : [CARD.length, CARD.width];
  return (
    <svg
      data-card=""
      aria-hidden="true"
      width={cssMillimetres(width * scale)}
      height={cssMillimetres(height * scale)}
      viewBox={`0 0 ${width} ${height}`}
      className={`max-w-none ${className}`}
    >
      <rect
        x=".2"
        y=".2"
        width={width - 0.4}
        height={height - 0.4}
        rx={CARD.radius}
        strokeWidth=".4"
        className="fill-chalk stroke-oxide"
      />
      <rect
        x="6"
        y={height / 2 - 6}
        width="12"
        height="9"
        rx="1.5"
        strokeWidth=".3"
        className="fill-none stroke-steel-400"
      />
      <text x="6" y={height - 8} className="fill-steel-600 text-[4.2px]">
        {t('Tu tarjeta aquí')}
      </text>
    </svg>
  );
}

/** A length for an SVG attribute, because the Content-Security-Policy allows no `style` attributes. */
function cssMillimetres(value: number): string {
  return `${+value.toFixed(2)}mm`;
}
