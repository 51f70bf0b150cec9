import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Phase } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { RISING_FRAMES } from '#app/media/rising-frames.ts';
import { filmFrames } from './film-frames.ts';
import { frameAt, restingPhase, storyPosition, weekAt } from './story-position.ts';
import { readingLine } from './use-current-step.ts';

type Props = {
  phases: readonly Phase[];
  /** index of the phase that is marked */
  current: number;
  /** what contains the steps of the story */
  steps: RefObject<HTMLElement | null>;
  /** what holds the pictures of the phases, below the film */
  stage: RefObject<HTMLElement | null>;
  /** focus of the film in percent, the same as that of the pictures below it */
  position: readonly [number, number];
};

/**
 * The film of the house being built, scrubbed by scrolling, over the pictures of the phases: same house, same camera. While
 * it rests, the sharper picture shows if it has loaded. Decorative: the steps and the pictures say the same.
 */
export function ScrollFilm({ phases, current, steps, stage, position: [x, y] }: Props) {
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [week, setWeek] = useState(1);
  const [rests, setRests] = useState(false);
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
    let line = 0;
    const look = () => {
      const boxes = all.map((step) => step.getBoundingClientRect());
      const edges = [...boxes.map(({ top }) => top), boxes.at(-1)?.bottom ?? 0].map((edge) => edge - line);
      const position = storyPosition(edges);
      setWeek(weekAt(position, phases));
      const phase = restingPhase(position);
      const pictures = stage.current?.querySelectorAll('img');
      const picture = phase === undefined ? undefined : pictures?.[phase];
      setRests(Boolean(picture?.complete && picture.naturalWidth > 0));
      const far = 2 * window.innerHeight;
      const isFar = (edges[0] ?? 0) > far || (edges.at(-1) ?? 0) < -far;
      if (isFar) frames.rest();
      else frames.show(frameAt(position, RISING_FRAMES.length - 1));
    };
    const measure = () => {
      line = window.innerHeight * readingLine();
      look();
    };
    measure();
    window.addEventListener('scroll', look, { passive: true, signal });
    window.addEventListener('resize', measure, { signal });
    // A picture may arrive while the film already rests.
    stage.current?.addEventListener('load', look, { capture: true, signal });
    return () => end.abort();
  }, [steps, stage, phases]);

  if (state === 'failed') return null;
  const { start = 0, weeks: [, longest] = [1, 1], moment } = phases[current] ?? {};
  // `current` is set by an IntersectionObserver, which may be a frame ahead of the scroll position or behind it.
  const number = Math.min(Math.max(week, start + 1), start + longest);
  return (
    <div
      aria-hidden="true"
      className={`absolute inset-0 transition-opacity duration-(--duration-enter) ease-linear ${state === 'shown' ? '' : 'invisible opacity-0'}`}
    >
      <span
        className={`picture bg-transparent transition-opacity duration-300 ease-linear ${rests ? 'opacity-0 delay-500' : ''}`}
        style={{ '--position': `${x}% ${y}%` }}
      >
        <canvas ref={canvas} />
      </span>
      {/* Keyed by week: in one element, words that change their width would count as a layout shift. */}
      <p
        key={number}
        className="absolute bottom-0 left-0 flex gap-x-3 bg-paper max-lg:flex-col px-4 py-2 text-note leading-snug"
      >
        <b className="font-semibold tabular-nums">{t('Semana {{number}} del calendario', { number })}</b>
        <span className="text-steel-600">{moment}</span>
      </p>
    </div>
  );
}
