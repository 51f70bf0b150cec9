import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { FilmData } from '#app/media/film.ts';
import { phaseDuration } from '#app/sections/phase-duration.ts';
import { pathFor } from '#app/site/paths.ts';
import { Headline } from '#app/ui/headline.tsx';
import { Schedule } from '#app/ui/schedule.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { Typewriter } from '#app/ui/typewriter.tsx';
import { PhasesFilm } from './film.tsx';

type Props = { words: ContentOf<'phases'>; film: FilmData };

/** Head of the page with the film, and the whole schedule under it. */
export function Overview({ words: { hero, schedule, phases, film: filmWords }, film }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="frame studs">
      <div className="grid-12 border-line border-b">
        <div className="px-text col-span-full flex flex-col justify-between gap-8 py-step-4 lg:col-span-5">
          <Headline words={`${hero.headline} ${hero.phrase}`} className="type-h1">
            {hero.headline}{' '}
            <Typewriter
              words={hero.changing}
              phrase={hero.phrase}
              pause={{ word: t('Parar'), label: t('Parar el texto que cambia') }}
              resume={{ word: t('Seguir'), label: t('Seguir con el texto que cambia') }}
              className="text-oxide-text"
            />
          </Headline>
          <p className="type-lead">{hero.lead}</p>
        </div>
        <PhasesFilm words={filmWords} film={film} />
      </div>
      <div className="py-section print:break-inside-avoid">
        <SectionHead title={schedule.heading}>{schedule.lead}</SectionHead>
        <div className="px-text">
          <Schedule
            rows={phases.map(({ name, start, weeks }, index) => ({
              name,
              start,
              weeks,
              duration: phaseDuration(t, weeks),
              to: `${pathFor('phases', language)}#fase-${index + 1}`,
            }))}
            total={schedule.total}
            shortest={t('plazo mínimo')}
            longest={t('plazo máximo')}
          />
          <TextLink to={`${pathFor('planner', language)}#calendario`} className="mt-6">
            {t('Tu calendario, con tus datos')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
