import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { SERVICE_DRAWINGS, type ServiceKind } from '#app/sections/about/service-drawing.ts';
import { pathFor } from '#app/site/paths.ts';
import { DrawnEntry } from '#app/ui/drawn-entry.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

/** What the company does: five kinds of work. */
export function Services() {
  const t = useTranslate();
  const language = useLanguage();
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
      <div className="bleed grid md:grid-cols-2 lg:grid-cols-5">
        <div className="px-bleed flex flex-col items-start gap-5 py-[clamp(2rem,4vw,4rem)] lg:col-span-full lg:flex-row lg:items-end lg:justify-between lg:pb-[clamp(1.5rem,2.6vw,2.25rem)]">
          <h2 className="type-h2-side">{t('Qué hacemos')}</h2>
          <TextLink to={pathFor('projects', language)}>{t('Ver proyectos')}</TextLink>
        </div>
        <ul data-reveal="" className="contents">
          {services.map(({ kind, name, text }) => (
            <DrawnEntry
              key={kind}
              drawing={SERVICE_DRAWINGS[kind]}
              name={name}
              className="max-md:border-t md:max-lg:odd:border-l md:max-lg:nth-[n+2]:border-t lg:border-t lg:not-first:border-l"
            >
              {text}
            </DrawnEntry>
          ))}
        </ul>
      </div>
    </section>
  );
}
