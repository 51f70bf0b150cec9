import { Link } from 'react-router';
import type { Phase } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { FilmData } from '#app/media/film.ts';
import { sizes } from '#app/media/sizes.ts';
import { phaseDuration } from '#app/sections/phases/phase-duration.ts';
import { OwnFilm } from '#app/sections/shared/own-film.tsx';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Schedule } from '#app/ui/schedule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { Typewriter } from '#app/ui/typewriter.tsx';

const SIZES = sizes(100, '(width < 1024px) 94vw, max(47vw, 61rem)');

/** The process: what a site is like in three words, the way to the film, and the weeks of each phase to scale. */
export function Process({ phases, film }: { phases: readonly Phase[]; film: FilmData }) {
  const t = useTranslate();
  const language = useLanguage();
  const phasesPage = pathFor('phases', language);
  const rows = phases.map(({ name, start, weeks }, index) => ({
    name,
    start,
    weeks,
    duration: phaseDuration(t, weeks),
    to: `${phasesPage}#fase-${index + 1}`,
  }));
  return (
    <section className="night">
      <div className="frame">
        <div className="grid-12">
          <div className="px-text col-span-full flex flex-col justify-between gap-12 pt-section pb-10 lg:col-span-6 lg:pb-section">
            {/* Named by its words alone: the pause button inside is no part of what it says. */}
            <h2
              aria-labelledby="process-title process-words"
              className="type-mega text-[clamp(3rem,1.6rem+4.4vw,5.75rem)]!"
            >
              <span id="process-title">{t('Una obra')}</span>{' '}
              <Typewriter
                phraseId="process-words"
                words={[t('simple'), t('rápida'), t('limpia')]}
                phrase={t('simple, rápida y limpia')}
                pauseLabel={t('Parar el texto que cambia')}
                resumeLabel={t('Seguir con el texto que cambia')}
                className="text-oxide-light"
              />
            </h2>
            <div>
              <p className="type-lead mb-7 max-w-[26em] text-steel-200">
                {t(
                  'Los muros llegan montados del taller y se atornillan en tu solar, uno detrás de otro. Menos ruido, menos polvo y menos semanas de obra para ti y para tus vecinos.',
                )}
              </p>
              <ButtonLink to={phasesPage} variant="secondary" arrow>
                {t('Ver el vídeo del proceso')}
              </ButtonLink>
            </div>
          </div>
          <div className="bleed relative col-span-full aspect-video overflow-hidden lg:col-span-6 lg:aspect-auto lg:min-h-136">
            {settings.video ? (
              <Picture picture={film.poster} sizes={SIZES} />
            ) : (
              <OwnFilm film={film} sizes={SIZES} className="top-bay right-bay z-1" />
            )}
            <Link
              to={phasesPage}
              aria-labelledby="process-film"
              className="absolute inset-0 no-underline focus-visible:-outline-offset-4 print:hidden"
            >
              <span className="absolute bottom-bay left-bay flex items-center gap-[.9rem] rounded-control bg-paper py-[.6rem] pr-5 pl-[.6rem] font-semibold font-stretch-94% text-ink">
                <span className="grid size-11 flex-none place-items-center rounded-tag bg-oxide-button text-white">
                  <Icon name="play" className="w-4" />
                </span>
                <span id="process-film">{t('De solar a casa, en vídeo')}</span>
              </span>
            </Link>
          </div>
        </div>
        <div className="px-text pt-[clamp(2.5rem,5vw,4.5rem)] pb-section print:break-inside-avoid">
          <Schedule
            rows={rows}
            total={t('Semanas de obra de una vivienda unifamiliar')}
            shortest={t('plazo mínimo')}
            longest={t('plazo máximo')}
          />
          <TextLink to={`${pathFor('planner', language)}#calendario`} className="mt-6 print:hidden">
            {t('Tu calendario, con tus datos')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
