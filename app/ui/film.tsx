import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isPaused, rememberPaused } from '#app/lib/paused-motion.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import { savesData } from '#app/lib/saves-data.ts';
import type { FilmData } from '#app/media/film.ts';
import { Picture } from '#app/ui/picture.tsx';
import { VideoControl } from '#app/ui/video-control.tsx';
import { useInView, useNear } from '#app/ui/video-in-view.ts';

type Props = {
  film: FilmData;
  /** width it takes on the screen, as the `sizes` attribute wants it */
  sizes: string;
  playLabel: string;
  pauseLabel: string;
  resumeLabel: string;
  /** true if its picture is the first of the page */
  first?: boolean;
  /** called once, when it begins to run */
  onPlay?: () => void;
  /** told whether it moves, or is about to: what else moves in its section stops and goes on by its button */
  onMoves?: (moves: boolean) => void;
  /** classes that position the row of buttons */
  className?: string;
  /** another button, opposite the pause button */
  children?: ReactNode;
};

/**
 * Calls back when the video has frames to show. Until then the poster is better; and a first frame painted in view would
 * count as a late Largest Contentful Paint.
 */
function afterTwoFrames(video: HTMLVideoElement, then: () => void): void {
  if ('requestVideoFrameCallback' in video) {
    video.requestVideoFrameCallback(() => video.requestVideoFrameCallback(then));
  } else then();
}

/**
 * A short, silent, looping film of our own. It is fetched shortly before it comes into view and plays while in view; it
 * starts by itself only without reduced motion and data saver. Its poster, which has the alt text, stays behind it: the
 * fallback without script, or if the film does not load. Fills its box.
 */
export function Film({
  film,
  sizes,
  playLabel,
  pauseLabel,
  resumeLabel,
  first = false,
  onPlay,
  onMoves,
  className = 'inset-x-4 bottom-4',
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const near = useNear(box);
  const inView = useInView(box);
  const [state, setState] = useState<'unknown' | 'waiting' | 'playing' | 'paused' | 'failed'>('unknown');
  // The first film of a page stands in the document, and plays when the browser is idle (app/hydration/hydrate-on-intent.ts).
  const [fetched, setFetched] = useState(first);
  const [begun, setBegun] = useState(false);
  const [shown, setShown] = useState(first);
  if (state === 'playing' && near && !fetched) setFetched(true);
  const running = state === 'playing' && inView;

  useEffect(() => {
    // It may have failed to load before hydration.
    const isLost = video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
    if (isLost) setState('failed');
    else if (isPaused('film')) setState('paused');
    else setState(prefersReducedMotion() || savesData() ? 'waiting' : 'playing');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element comes with `fetched`
  useEffect(() => {
    const element = video.current;
    if (!running) {
      element?.pause();
      return;
    }
    element?.play().catch(({ name }: DOMException) => {
      // Phones in low-power mode forbid autoplay. Other rejections are interruptions, or errors that `onError` handles.
      if (name === 'NotAllowedError') setState('waiting');
    });
  }, [running, fetched]);

  const moves = state === 'playing' || state === 'unknown';
  useEffect(() => onMoves?.(moves), [onMoves, moves]);
  const [x, y] = film.poster.position;
  return (
    <div ref={box} className="absolute inset-0">
      <Picture picture={film.poster} sizes={sizes} first={first} />
      {fetched && state !== 'failed' && (
        <span className="picture bg-transparent" style={{ '--position': `${x}% ${y}%` }}>
          <video
            ref={video}
            muted
            loop
            playsInline
            preload={first ? 'none' : 'auto'}
            data-plays-when-idle={first || undefined}
            tabIndex={-1}
            aria-hidden="true"
            onPlaying={({ currentTarget }) => {
              if (!begun) onPlay?.();
              setBegun(true);
              afterTwoFrames(currentTarget, () => setShown(true));
            }}
            onError={({ target, currentTarget }) => target === currentTarget && setState('failed')}
            className={`no-js:hidden transition-opacity duration-(--duration-enter) ease-linear ${shown ? '' : 'opacity-0'}`}
          >
            <source src={film.webm} type="video/webm" />
            <source src={film.mp4} type="video/mp4" onError={() => setState('failed')} />
          </video>
        </span>
      )}
      <div className={`pointer-events-none absolute flex items-end justify-end gap-3 ${className}`}>
        {children}
        {(first || state !== 'unknown') && state !== 'failed' && (
          <VideoControl
            playing={moves}
            compact
            label={moves ? pauseLabel : state === 'paused' ? resumeLabel : playLabel}
            onClick={() => {
              rememberPaused('film', moves);
              setState(moves ? 'paused' : 'playing');
            }}
            className={`pointer-events-auto no-js:hidden ${state === 'unknown' ? 'motion-reduce:hidden' : ''}`}
          />
        )}
      </div>
    </div>
  );
}
