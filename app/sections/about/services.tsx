import { useTranslate } from '#app/i18n/use-translate.ts';
import { ServiceDrawing, type ServiceKind } from '#app/sections/about/service-drawing.tsx';

const CELL = 'border-line px-bleed py-bay md:py-[clamp(1.5rem,2.5vw,2.25rem)]';

/** What the company does: five kinds of work, beside the heading. */
export function Services() {
  const t = useTranslate();
  const services: { kind: ServiceKind; name: string; text: string }[] = [
    {
      kind: 'construction',
      name: t('Construcciones'),
      text: t('Viviendas, edificios, locales y naves de nueva planta.'),
    },
    {
      kind: 'renovation',
      name: t('Reformas'),
      text: t('Interiores y fachadas, con calendario por contrato.'),
    },
    {
      kind: 'extension',
      name: t('Ampliaciones'),
      text: t('Una habitación o una planta más, con poco peso sobre lo que ya hay.'),
    },
    {
      kind: 'project',
      name: t('Proyectos técnicos'),
      text: t('Coordinamos arquitectura, cálculo y licencias con técnicos colegiados, o con los tuyos.'),
    },
    {
      kind: 'update',
      name: t('Puesta al día'),
      text: t('Aislamiento, instalaciones y accesibilidad de casas que ya existen.'),
    },
  ];
  return (
    <section className="frame studs">
      <div className="grid md:grid-cols-2 lg:grid-cols-3">
        <div className="px-text flex flex-col justify-between gap-5 pt-[clamp(2.5rem,5vw,4.5rem)] pb-8 md:py-[clamp(1.5rem,2.5vw,2.25rem)]">
          <h2 className="type-h2">{t('Qué hacemos')}</h2>
          <p className="type-lead text-[1.125rem]! text-steel-800">
            {t('En construcción tradicional, en acero o mixta. El sistema lo decide el proyecto.')}
          </p>
        </div>
        <ul data-reveal="" className="bleed contents">
          {services.map(({ kind, name, text }) => (
            <li
              key={kind}
              className={`${CELL} bleed grid grid-cols-[6.5rem_1fr] content-start gap-x-5 max-md:border-t md:max-lg:even:border-t md:max-lg:odd:border-l md:max-lg:nth-[n+2]:border-t md:grid-cols-1 lg:border-l lg:nth-[n+3]:border-t lg:nth-[3]:border-l-0`}
            >
              <ServiceDrawing kind={kind} />
              <div className="md:mt-5">
                <h3 className="type-h3">{name}</h3>
                <p className="mt-2 text-base text-steel-800">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
