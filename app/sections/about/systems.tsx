import { useTranslate } from '#app/i18n/use-translate.ts';
import { type System, SystemDrawing } from '#app/sections/about/system-drawing.tsx';
import { DrawnEntry } from '#app/ui/drawn-entry.tsx';
import { BayHead } from '#app/ui/section-head.tsx';

/** The three ways to build, drawn side by side. */
export function Systems() {
  const t = useTranslate();
  const systems: { system: System; name: string; text: string }[] = [
    {
      system: 'traditional',
      name: t('Tradicional'),
      text: t('Hormigón y ladrillo, cuando el solar o el edificio que ya existe los piden.'),
    },
    {
      system: 'steel',
      name: t('En acero'),
      text: t(
        'Perfiles ligeros que llegan cortados a medida y se montan en seco. Es lo que mejor sabemos hacer.',
      ),
    },
    {
      system: 'mixed',
      name: t('Mixta'),
      text: t('Sótano o planta baja de hormigón y acero de ahí hacia arriba: cada material donde rinde.'),
    },
  ];
  return (
    <section className="track">
      <div className="frame studs lg:grid lg:grid-cols-4">
        <BayHead title={t('Tres maneras de construir')}>
          {t('Preferimos el acero, y te decimos cuándo no te conviene.')}
        </BayHead>
        <ul data-reveal="" className="bleed grid border-line max-lg:border-t md:grid-cols-3 lg:col-span-3">
          {systems.map(({ system, name, text }) => (
            <DrawnEntry
              key={system}
              drawing={<SystemDrawing system={system} />}
              name={name}
              box="aspect-[16/10.5]"
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
