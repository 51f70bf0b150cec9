import { useState } from 'react';
import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { FilmData } from '#app/media/film.ts';
import { pathFor } from '#app/site/paths.ts';
import { Headline } from '#app/ui/headline.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { Typewriter } from '#app/ui/typewriter.tsx';
import { PhasesFilm } from './film.tsx';

type Props = { words: ContentOf<'phases'>; film: FilmData };

/** Head of the page, with the film, whose button stops the changing words too. */
export function Overview({ words: { hero, film: filmWords }, film }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [moves, setMoves] = useState(true);
  return (
    <section className="frame studs">
      <div className="grid-12">
        <div className="px-text col-span-full flex flex-col justify-between gap-8 py-step-4 lg:col-span-5">
          <Headline words={`${hero.headline} ${hero.phrase}`} className="type-h1">
            {hero.headline}{' '}
            <Typewriter words={hero.changing} phrase={hero.phrase} runs={moves} className="text-oxide-text" />
          </Headline>
          <div className="grid justify-items-start gap-4">
            <p className="type-lead">{hero.lead}</p>
            <p className="type-note text-steel-600">{hero.scale}</p>
            <TextLink to={`${pathFor('planner', language)}#calendario`}>
              {t('Tu calendario, con tus datos')}
            </TextLink>
          </div>
        </div>
        <PhasesFilm words={filmWords} film={film} onMoves={setMoves} />
      </div>
    </section>
  );
}
