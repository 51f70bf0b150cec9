import { useTranslate } from '#app/i18n/use-translate.ts';
import { BayHead } from '#app/ui/section-head.tsx';

/** The three ways to build. */
export function Systems() {
  const t = useTranslate();
  const systems = [
    {
      name: t('Tradicional'),
      text: t('Hormigón y ladrillo, cuando el solar o el edificio que ya existe los piden.'),
    },
    {
      name: t('En acero'),
      text: t(
        'Perfiles ligeros que llegan cortados a medida y se montan en seco. Es lo que mejor sabemos hacer.',
      ),
    },
    {
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
          {systems.map(({ name, text }) => (
            <li
              key={name}
              className="border-line px-bleed py-5 max-md:not-first:border-t md:py-[clamp(2rem,4vw,4rem)] md:not-first:border-l lg:border-l"
            >
              <h3 className="type-h3">{name}</h3>
              <p className="mt-[.6rem] text-base text-steel-800">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
