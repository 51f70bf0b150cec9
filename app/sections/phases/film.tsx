import { useTranslate } from '#app/i18n/use-translate.ts';
import type { FilmData } from '#app/media/film.ts';
import { FILM_SIZES } from '#app/sections/phases/film-sizes.ts';
import { ServiceFilm } from '#app/sections/phases/service-film.tsx';
import { OwnFilm } from '#app/sections/shared/own-film.tsx';
import { settings } from '#app/site/settings.ts';

/** The film of a house being built: the owner's from a video service if there is one, else the website's own. */
export function PhasesFilm({ film }: { film: FilmData }) {
  const t = useTranslate();
  if (__FILM__ && settings.video) return <ServiceFilm film={film} video={settings.video} />;
  return (
    <figure
      aria-label={t('La obra, fase a fase')}
      className="bleed col-span-full flex flex-col lg:col-span-7"
    >
      <div className="relative aspect-video flex-auto overflow-hidden bg-sand">
        <OwnFilm film={film} sizes={FILM_SIZES} first />
      </div>
    </figure>
  );
}
