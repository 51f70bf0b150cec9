import { useEffect, useRef, useState } from 'react';
import { VideoControl } from '#app/ui/video-control.tsx';

/** A film at one of the two services that the site can show. */
export type EmbeddedVideo = { provider: 'youtube' | 'vimeo'; id: string };

const ORIGINS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const;

/**
 * Address of the privacy-enhanced player: playing at once, silent, for ever, without controls.
 * @see https://developers.google.com/youtube/player_parameters (a loop needs the video as its own playlist)
 * @see https://help.vimeo.com/hc/en-us/articles/12426260232977 (`dnt`: no tracking)
 */
export function embedUrl({ provider, id }: EmbeddedVideo): string {
  const [path, parameters] =
    provider === 'youtube'
      ? [
          `/embed/${id}`,
          {
            autoplay: 1,
            mute: 1,
            loop: 1,
            playlist: id,
            controls: 0,
            playsinline: 1,
            rel: 0,
            enablejsapi: 1,
          },
        ]
      : [`/video/${id}`, { background: 1, dnt: 1, muted: 1, loop: 1 }];
  const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, `${value}`]));
  return `${ORIGINS[provider]}${path}?${query}`;
}

/** What each player takes as an order to stop or go on. */
function command(provider: EmbeddedVideo['provider'], play: boolean): string {
  return JSON.stringify(
    provider === 'youtube'
      ? { event: 'command', func: play ? 'playVideo' : 'pauseVideo', args: '' }
      : { method: play ? 'play' : 'pause' },
  );
}

export type VideoEmbedProps = {
  video: EmbeddedVideo;
  title: string;
  pauseLabel: string;
  resumeLabel: string;
  /** true if the visitor has just asked for it: the button that was pressed is gone, so the focus comes here */
  focused: boolean;
  /** the player is there and plays */
  onPlay?: () => void;
};

/** The film in its service's player. Fills its box and covers what is in it as soon as it is there. */
export function VideoEmbed({ video, title, pauseLabel, resumeLabel, focused, onPlay }: VideoEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const [playing, setPlaying] = useState(true);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (focused) control.current?.focus({ preventScroll: true });
  }, [focused]);

  const toggle = () => {
    frame.current?.contentWindow?.postMessage(command(video.provider, !playing), ORIGINS[video.provider]);
    setPlaying(!playing);
  };

  return (
    <>
      <iframe
        ref={frame}
        src={embedUrl(video)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => {
          setLoaded(true);
          onPlay?.();
        }}
        className={`-translate-1/2 absolute top-1/2 left-1/2 aspect-video h-full min-w-full max-w-none transition-opacity duration-(--duration-enter) ease-linear ${loaded ? 'opacity-100' : 'opacity-0'}`}
      />
      <VideoControl
        ref={control}
        playing={playing}
        label={playing ? pauseLabel : resumeLabel}
        onClick={toggle}
        className="absolute right-4 bottom-4"
      />
    </>
  );
}
