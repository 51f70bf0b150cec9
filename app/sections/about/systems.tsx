import { useTranslate } from '#app/i18n/use-translate.ts';
import { SYSTEM_DRAWINGS, type SystemKind } from '#app/sections/about/system-drawing.ts';
import { DrawnEntry } from '#app/ui/drawn-entry.tsx';

/** The three ways to build. */
export function Systems() {
  const t = useTranslate();
  const systems: { kind: SystemKind; name: string; text: string }[] = [
    {
      kind: 'traditional',
      name: t('Tradicional'),
      text: t('Hormigón y ladrillo, cuando el solar o el edificio que ya existe los piden.'),
    },
    {
      kind: 'steel',
      name: t('En acero'),
      text: t(
        'Perfiles ligeros que llegan cortados a medida y se montan en seco. Es lo que mejor sabemos hacer.',
      ),
    },
    {
      kind: 'mixed',
      name: t('Mixta'),
      text: t('Sótano o planta baja de hormigón y acero de ahí hacia arriba: cada material donde rinde.'),
    },
  ];
  return (
    <section className="track">
      <div className="frame studs lg:grid lg:grid-cols-4">
        <div className="px-text py-[clamp(2rem,4vw,4rem)]">
          <h2 className="type-h2-side wrap-break-word">{t('Tres maneras de construir')}</h2>
          <p className="mt-5 max-w-[21em] text-[1.125rem] text-steel-800 leading-[1.4]">
            {t('Preferimos el acero, y te decimos cuándo no te conviene.')}
          </p>
        </div>
        <ul data-reveal="" className="bleed grid border-line max-lg:border-t md:grid-cols-3 lg:col-span-3">
          {systems.map(({ kind, name, text }) => (
            <DrawnEntry
              key={kind}
              drawing={SYSTEM_DRAWINGS[kind]}
              name={name}
              className="max-md:not-first:border-t md:not-first:border-l lg:border-l"
            >
              {text}
            </DrawnEntry>
          ))}
        </ul>
      </div>
    </section>
  );
}
