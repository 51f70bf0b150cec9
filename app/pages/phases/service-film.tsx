import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ContentOf } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { trackVideo } from '#app/lib/analytics.ts';
import { isPaused } from '#app/lib/paused-motion.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import type { FilmData } from '#app/media/film.ts';
import { VIDEO_SERVICES } from '#app/media/video-services.ts';
import { OwnFilm } from '#app/sections/own-film.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { VideoControl } from '#app/ui/video-control.tsx';
import type { EmbeddedVideo, VideoEmbedProps } from '#app/ui/video-embed.tsx';
import { useInView } from '#app/ui/video-in-view.ts';
import { FILM_SIZES } from './film-sizes.ts';
import { useConsent } from './use-consent.ts';

// Only for visitors who want it.
const VideoEmbed = lazy<ComponentType<VideoEmbedProps>>(() =>
  import('#app/ui/video-embed.tsx').then(
    (module) => ({ default: module.VideoEmbed }),
    // If the code does not arrive, the picture below stays.
    () => ({ default: () => null }),
  ),
);

type Props = {
  words: ContentOf<'phases'>['film'];
  film: FilmData;
  video: EmbeddedVideo;
  onMoves: (moves: boolean) => void;
};

/** The owner's film from a video service, once the visitor accepts cookies or asks for it; until then the website's own. */
export function ServiceFilm({ words, film, video, onMoves }: Props) {
  const t = useTranslate();
  const note = useId();
  const box = useRef<HTMLElement>(null);
  const inView = useInView(box);
  const accepted = useConsent() === 'accepted';
  const [calm, setCalm] = useState(true);
  const [asked, setAsked] = useState(false);
  const [begun, setBegun] = useState(false);
  useEffect(() => setCalm(prefersReducedMotion() || isPaused('film')), []);

  if (accepted && !calm && inView && !begun) setBegun(true);
  // Withdrawn consent stops the film that it had started.
  if (!accepted && begun) setBegun(false);
  const service = VIDEO_SERVICES[video.provider].name;
  const { title } = words;

  return (
    <figure ref={box} aria-label={words.label} className="bleed col-span-full flex flex-col lg:col-span-7">
      <div className="relative aspect-video flex-auto overflow-hidden bg-sand">
        {asked || begun ? (
          <>
            <Picture picture={film.poster} sizes={FILM_SIZES} first />
            <Suspense>
              <VideoEmbed
                video={video}
                title={title}
                pauseLabel={t('Pausar vídeo')}
                resumeLabel={t('Reanudar vídeo')}
                focused={asked}
                onPlay={() => trackVideo({ ...video, title })}
                onMoves={onMoves}
              />
            </Suspense>
          </>
        ) : (
          <OwnFilm film={film} sizes={FILM_SIZES} first onMoves={onMoves}>
            <VideoControl
              playing={false}
              label={t('Ver el vídeo en {{service}}', { service })}
              aria-describedby={note}
              onClick={() => setAsked(true)}
              className="pointer-events-auto mr-auto no-js:hidden"
            />
          </OwnFilm>
        )}
      </div>
      <figcaption
        id={note}
        className="type-note px-bleed border-line border-t py-2 text-steel-600 no-js:hidden"
      >
        {filled(words.note, { service })}
      </figcaption>
    </figure>
  );
}
