import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { pathFor } from '#app/site/paths.ts';
import { DrawnEntry } from '#app/ui/drawn-entry.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { FEATURE_DRAWINGS } from './feature-drawing.ts';

/** The three main advantages of steel, and four savings in figures, which the sustainability page explains. */
export function Features({ words }: { words: ContentOf<'methodology'>['features'] }) {
  const language = useLanguage();
  return (
    <section className="track">
      <div className="frame studs pt-step-4">
        <SectionHead title={words.heading} />
        <ul className="bleed cells border-line border-y md:grid-cols-3">
          {words.advantages.map(({ id, title, text }) => (
            <DrawnEntry key={id} drawing={FEATURE_DRAWINGS[id]} name={title}>
              {text}
            </DrawnEntry>
          ))}
        </ul>
        {/* Spacing in place of borders on large screens: four figures cannot align with the three columns above. */}
        <dl className="bleed grid 2xs:grid-cols-2 lg:grid-cols-4 lg:pt-step-2">
          {words.savings.map(({ figure, title }) => (
            <div
              key={title}
              className="flex flex-col-reverse justify-end gap-1.5 border-line px-bleed py-step-1 2xs:max-lg:even:border-l max-2xs:not-first:border-t max-lg:nth-[n+3]:border-t lg:py-0"
            >
              <dt className="text-base leading-snug">{title}</dt>
              <dd className="whitespace-nowrap font-medium font-stretch-80% text-[clamp(2rem,1.4rem+2.4vw,3rem)] tabular-nums leading-none tracking-tight max-xs:text-heading lg:text-[clamp(2rem,3.34vw,3rem)]">
                {displayFigure(figure)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="px-text flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-line py-4 max-lg:track max-lg:border-t lg:pt-4 lg:pb-step-2">
          <p className="type-note text-steel-600">{words.note}</p>
          <TextLink to={pathFor('sustainability', language)}>{words.link}</TextLink>
        </div>
      </div>
    </section>
  );
}
