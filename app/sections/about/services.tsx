import { useTranslate } from '#app/i18n/use-translate.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** What the company does: five kinds of work. */
export function Services() {
  const t = useTranslate();
  const services = [
    [t('Construcciones'), t('Viviendas, edificios, locales y naves de nueva planta.')],
    [
      t('Reformas'),
      t(
        'Interiores y fachadas, con calendario por contrato. El IVA de reformas y ampliaciones tiene sus propios requisitos: los miramos contigo antes de presupuestar.',
      ),
    ],
    [t('Ampliaciones'), t('Una habitación o una planta más, con poco peso sobre lo que ya hay.')],
    [
      t('Proyectos técnicos'),
      t('Coordinamos arquitectura, cálculo y licencias con técnicos colegiados, o con los tuyos.'),
    ],
    [t('Puesta al día'), t('Aislamiento, instalaciones y accesibilidad de casas que ya existen.')],
  ] as const;
  return (
    <section className="frame studs pt-section">
      <SectionHead title={t('Qué hacemos')}>
        {t('En construcción tradicional, en acero o mixta. El sistema lo decide el proyecto.')}
      </SectionHead>
      <ul data-reveal="" className="track bleed grid md:grid-cols-2 lg:grid-cols-5">
        {services.map(([name, text]) => (
          <li
            key={name}
            className="border-line px-bleed py-5 max-md:not-first:border-t md:pt-[clamp(1.5rem,2.4vw,2.25rem)] md:pb-[clamp(2rem,4vw,4rem)] md:max-lg:even:border-l md:max-lg:nth-[n+3]:border-t lg:not-first:border-l"
          >
            <h3 className="type-h3">{name}</h3>
            <p className="mt-2 text-base text-steel-800">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
