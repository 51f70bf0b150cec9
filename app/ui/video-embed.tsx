import { useEffect, useRef, useState } from 'react';
import { rememberPaused } from '#app/lib/paused-motion.ts';
import { VIDEO_SERVICES } from '#app/media/video-services.ts';
import { VideoControl } from '#app/ui/video-control.tsx';

/** A video at one of the services that the site supports. */
export type EmbeddedVideo = { provider: keyof typeof VIDEO_SERVICES; id: string };

/**
 * Address of the privacy-enhanced player: autoplay, muted, looping, without controls.
 * @see https://developers.google.com/youtube/player_parameters (a loop needs the video as its own playlist)
 * @see https://help.vimeo.com/hc/en-us/articles/12426260232977 (`dnt`: no tracking)
 */
export function embedUrl({ provider, id }: EmbeddedVideo): string {
  const parameters =
    provider === 'youtube'
      ? { autoplay: 1, mute: 1, loop: 1, playlist: id, controls: 0, playsinline: 1, rel: 0, enablejsapi: 1 }
      : { background: 1, dnt: 1, muted: 1, loop: 1 };
  const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, `${value}`]));
  return `${VIDEO_SERVICES[provider].player}${id}?${query}`;
}

/** The message that makes each player pause or play. */
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
  /** true if the visitor has just asked for it: the pressed button is gone, so the pause button gets the focus */
  focused: boolean;
  /** called when the player has loaded, which then plays by itself */
  onPlay?: () => void;
  /** told whether it plays: what else moves in its section stops and goes on by its button */
  onMoves?: (moves: boolean) => void;
};

/** The video in its service's player. Fills its box, and covers the content of the box once it has loaded. */
export function VideoEmbed({
  video,
  title,
  pauseLabel,
  resumeLabel,
  focused,
  onPlay,
  onMoves,
}: VideoEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const [playing, setPlaying] = useState(true);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (focused) control.current?.focus({ preventScroll: true });
  }, [focused]);

  useEffect(() => onMoves?.(playing), [onMoves, playing]);

  const toggle = () => {
    const { origin } = new URL(VIDEO_SERVICES[video.provider].player);
    frame.current?.contentWindow?.postMessage(command(video.provider, !playing), origin);
    rememberPaused('film', playing);
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
