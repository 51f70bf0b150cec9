import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { PictureStack } from '#app/ui/picture-stack.tsx';
import { VideoControl } from '#app/ui/video-control.tsx';
import { useInView } from '#app/ui/video-in-view.ts';

/** Milliseconds from one picture to the next, fade included. */
const STEP = 2000;

type Props = {
  pictures: readonly PictureData[];
  /** picture that stands there before anything moves, and where nothing does */
  still: number;
  sizes: string;
  playLabel: string;
  pauseLabel: string;
  resumeLabel: string;
  /** another button, opposite the one that stops it */
  children?: ReactNode;
};

/**
 * Stands in for a film: pictures from one spot that follow each other for ever, each two seconds. Moves only while it
 * is in view, and by itself only for visitors who do not ask for less motion. Fills its box.
 */
export function VideoSequence({
  pictures,
  still,
  sizes,
  playLabel,
  pauseLabel,
  resumeLabel,
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(still);
  const inView = useInView(box);
  const [state, setState] = useState<'unknown' | 'waiting' | 'playing' | 'paused'>('unknown');
  const running = state === 'playing' && inView;
  const [started, setStarted] = useState(false);
  if (running && !started) setStarted(true);

  useEffect(() => {
    setState(prefersReducedMotion() ? 'waiting' : 'playing');
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % pictures.length), STEP);
    return () => clearInterval(timer);
  }, [running, pictures.length]);

  const labels = { waiting: playLabel, playing: pauseLabel, paused: resumeLabel };
  return (
    <div ref={box} className="absolute inset-0">
      <PictureStack pictures={pictures} current={current} sizes={sizes} alone={!started} first />
      <div className="absolute inset-x-4 bottom-4 flex items-end justify-end gap-3">
        {children}
        {state !== 'unknown' && (
          <VideoControl
            playing={state === 'playing'}
            compact={Boolean(children)}
            label={labels[state]}
            onClick={() => setState(state === 'playing' ? 'paused' : 'playing')}
          />
        )}
      </div>
    </div>
  );
}
