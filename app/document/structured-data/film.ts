import type { VideoObject } from 'schema-dts';
import { FILM_FILE, FILM_POSTER, film as ownFilm } from '#app/content/picture-registry.ts';
import { picture } from '#app/content/pictures.ts';
import { noon } from '#app/lib/noon.ts';
import { filmUrl } from '#app/media/film.ts';
import { largestSource } from '#app/media/picture-data.ts';
import { VIDEO_SERVICES } from '#app/media/video-services.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import type { Language } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';

type Source = {
  uploadDate: string;
  seconds: number;
  contentUrl?: string;
  embedUrl?: string;
};

/** The owner's video, or the film of the site if there is none. Undefined if the video lacks a required field. */
function source(): Source | undefined {
  const { video } = settings;
  if (video) {
    if (!video.published || !video.seconds) return undefined;
    return {
      uploadDate: video.published,
      seconds: video.seconds,
      embedUrl: VIDEO_SERVICES[video.provider].player + video.id,
    };
  }
  const { published, seconds, mp4 } = ownFilm();
  return {
    uploadDate: published,
    seconds,
    contentUrl: absoluteUrl(filmUrl(mp4)),
  };
}

/**
 * The film of the phases page.
 * @returns undefined if too little is known of it
 * @see https://developers.google.com/search/docs/appearance/structured-data/video
 */
export function film(language: Language): VideoObject | undefined {
  const found = source();
  if (!found) return undefined;
  const { name, description } = ownFilm();
  const { seconds, uploadDate, ...where } = found;
  return {
    '@type': 'VideoObject',
    name: name[language],
    description: description[language],
    thumbnailUrl: absoluteUrl(largestSource(picture(FILM_POSTER, language, '16:9', FILM_FILE))),
    uploadDate: noon(uploadDate),
    duration: `PT${seconds}S`,
    ...where,
  };
}
