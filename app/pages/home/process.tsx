import { useState } from 'react';
import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { FilmData } from '#app/media/film.ts';
import { sizes } from '#app/media/sizes.ts';
import { OwnFilm } from '#app/sections/own-film.tsx';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { Typewriter } from '#app/ui/typewriter.tsx';

const SIZES = sizes(100, '(width < 1024px) 94vw, 66vw');

type Props = {
  words: ContentOf<'home'>['process'];
  film: FilmData;
};

/** The process: what a site is like in three words, and the film. */
export function Process({ words, film }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [moves, setMoves] = useState(true);
  const phasesPage = pathFor('phases', language);
  return (
    <section className="night">
      <div className="frame">
        <div className="group/link grid-12 relative">
          <div className="px-text col-span-full flex flex-col gap-7 pt-section pb-8 lg:col-span-4 lg:pt-step-3 lg:pb-bay">
            {/* aria-labelledby keeps the pause button out of the heading's name. */}
            <h2 aria-labelledby="process-title process-words" className="type-h1 lg:type-h2">
              <span id="process-title">{words.heading}</span>{' '}
              <Typewriter
                phraseId="process-words"
                words={words.changing}
                phrase={words.phrase}
                runs={settings.video ? undefined : moves}
                button={
                  settings.video
                    ? {
                        pause: { word: t('Parar'), label: t('Parar el texto que cambia') },
                        resume: { word: t('Seguir'), label: t('Seguir con el texto que cambia') },
                      }
                    : undefined
                }
                className="text-oxide-light"
              />
            </h2>
            <p className="type-lead max-w-measure-26 text-steel-200">{words.lead}</p>
            <p className="mt-auto">
              <TextLink to={phasesPage} className="after:absolute after:inset-0 after:z-1">
                {t('Ver las cinco fases')}
              </TextLink>
            </p>
          </div>
          <div className="bleed lg:mr-[calc(-1*max(var(--spacing-gutter),(100vw-100rem)/2))] relative col-span-full aspect-video overflow-hidden lg:col-span-8">
            {settings.video ? (
              <>
                <Picture picture={film.poster} sizes={SIZES} />
                <ButtonLink to={phasesPage} arrow className="absolute right-bay bottom-bay z-2">
                  {words.film}
                </ButtonLink>
              </>
            ) : (
              <OwnFilm
                film={film}
                sizes={SIZES}
                playLabel={words.film}
                onMoves={setMoves}
                className="right-bay bottom-bay z-2"
              />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
