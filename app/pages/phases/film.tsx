import type { ContentOf } from '#app/content/collections.ts';
import type { FilmData } from '#app/media/film.ts';
import { OwnFilm } from '#app/sections/own-film.tsx';
import { settings } from '#app/site/settings.ts';
import { FILM_SIZES } from './film-sizes.ts';
import { ServiceFilm } from './service-film.tsx';

type Props = {
  words: ContentOf<'phases'>['film'];
  film: FilmData;
  onMoves: (moves: boolean) => void;
};

/** The film of a house being built: the owner's from a video service if there is one, else the website's own. */
export function PhasesFilm({ words, film, onMoves }: Props) {
  if (__FILM__ && settings.video)
    return <ServiceFilm words={words} film={film} video={settings.video} onMoves={onMoves} />;
  return (
    <figure aria-label={words.label} className="bleed col-span-full flex flex-col lg:col-span-7">
      <div className="relative aspect-video flex-auto overflow-hidden bg-sand">
        <OwnFilm film={film} sizes={FILM_SIZES} first onMoves={onMoves} />
      </div>
    </figure>
  );
}
