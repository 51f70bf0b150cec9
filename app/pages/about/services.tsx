import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { DrawnEntry } from '#app/ui/drawn-entry.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { SERVICE_DRAWINGS } from './service-drawing.ts';

/** What the company does: five kinds of work. */
export function Services({ words }: { words: ContentOf<'about'>['services'] }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="frame studs">
      <div className="bleed grid md:grid-cols-2 lg:grid-cols-5">
        <div className="px-bleed flex flex-col items-start gap-5 py-step-4 lg:col-span-full lg:flex-row lg:items-end lg:justify-between lg:pb-step-2">
          <h2 className="type-h2-side">{words.heading}</h2>
          <TextLink to={pathFor('projects', language)}>{t('Ver proyectos')}</TextLink>
        </div>
        <ul data-reveal="" className="contents">
          {words.kinds.map(({ id, title, text }) => (
            <DrawnEntry
              key={id}
              drawing={SERVICE_DRAWINGS[id]}
              name={title}
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
