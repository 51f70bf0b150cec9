import { type FilmData, filmUrl } from '#app/media/film.ts';
import type { Language } from '#app/site/published-languages.ts';
import { FILM_FILE, FILM_POSTER, film } from './picture-registry.ts';
import { picture } from './pictures.ts';

/** The site's own film with its picture, described in the language. */
export function ownFilm(language: Language): FilmData {
  const { mp4, webm } = film();
  return {
    mp4: filmUrl(mp4),
    webm: filmUrl(webm),
    poster: picture(FILM_POSTER, language, '16:9', FILM_FILE),
  };
}
