import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Phase } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { RISING_FRAMES } from '#app/media/rising-frames.ts';
import { filmFrames } from '#app/sections/phases/film-frames.ts';
import { frameAt, storyPosition, weekAt } from '#app/sections/phases/story-position.ts';

/** Share of the screen's height that is scrolled from the bare plot to the first phase. */
const APPROACH = 0.7;

type Props = {
  phases: readonly Phase[];
  /** how many the works of the house in the film take */
  weeks: number;
  /** what contains the steps of the story */
  steps: RefObject<HTMLElement | null>;
  /** what must stay in sight, in percent, as of the pictures below it */
  position: readonly [number, number];
};

/**
 * The film of the site going up, moved by the scroll, over the pictures of the phases: same house, same camera. It says
 * nothing to a screen reader that the steps and those pictures do not say.
 */
export function Rising({ phases, weeks, steps, position: [x, y] }: Props) {
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [week, setWeek] = useState(1);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    const all = [...(steps.current?.children ?? [])];
    if (!canvas.current || all.length === 0) return;
    const end = new AbortController();
    const { signal } = end;
    const frames = filmFrames(
      canvas.current,
      RISING_FRAMES,
      {
        first: () => setState('shown'),
        failure: () => {
          end.abort();
          setState('failed');
        },
      },
      signal,
    );
    /** Where a link to each step puts it. */
    let places: number[] = [];
    const look = () => {
      const distances = all.map((step, index) => step.getBoundingClientRect().top - (places[index] ?? 0));
      const height = window.innerHeight;
      const position = storyPosition(distances, height * APPROACH);
      setWeek(weekAt(position, phases));
      const isFar = (distances[0] ?? 0) > 2 * height || (distances.at(-1) ?? 0) < -2 * height;
      if (isFar) frames.rest();
      else frames.show(frameAt(position, RISING_FRAMES.length - 1));
    };
    const measure = () => {
      const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      places = all.map((step) => top + Number.parseFloat(getComputedStyle(step).scrollMarginTop));
      look();
    };
    measure();
    window.addEventListener('scroll', look, { passive: true, signal });
    window.addEventListener('resize', measure, { signal });
    return () => end.abort();
  }, [steps, phases]);

  if (state === 'failed') return null;
  const phase = phases.findLast(({ start }) => start < week);
  const { start = 0, weeks: [, longest] = [1, 1] } = phases.at(-1) ?? {};
  const weekOfFilm = Math.max(1, Math.round((week * weeks) / (start + longest)));
  return (
    <div
      aria-hidden="true"
      className={`absolute inset-0 transition-opacity duration-(--duration-enter) ease-linear ${state === 'shown' ? '' : 'invisible opacity-0'}`}
    >
      <span className={`picture fx-${x} fy-${y} bg-transparent`}>
        <canvas ref={canvas} />
      </span>
      {/* A new one for each week: words that push each other aside would be a shift of the layout. */}
      <p key={week} className="absolute bottom-0 left-0 bg-paper px-4 py-2 text-note">
        <b className="font-semibold tabular-nums">{t('Semana {{number}}', { number: weekOfFilm })}</b>
        {phase && <span className="ml-3 text-steel-600">{phase.moment}</span>}
      </p>
    </div>
  );
}
