import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { phoneSizes } from '#app/media/sizes.ts';
import { Picture } from '#app/ui/picture.tsx';

/** The nudge that shows it can be moved: distance in % of the width; duration, and delay after coming into view, in ms. */
const NUDGE = { by: -6, duration: 1300, delay: 700 };

/** Pixels a finger moves sideways before it counts as moving the cut, not as scrolling the page. */
const SIDEWAYS = 6;

/** Coming back to the page needs no second nudge. */
let nudged = false;

export type ComparisonSide = { picture: PictureData; phone: PictureData };

type Props = {
  /** both sides in one picture, cut at the initial position: half of the bytes for the first screen */
  start?: ComparisonSide;
  /**
   * initial position in percent on every screen. Without it the styles set the position by breakpoint, and the control
   * follows them after hydration
   */
  at?: number;
  /** what is seen to the left of the cut, and to the right; both from the same camera */
  left: ComparisonSide;
  right: ComparisonSide;
  /** width on the screen from 768 px; below, the `phone` pictures go from edge to edge */
  sizes: string;
  /** what the control does */
  label: string;
  /** its value in words, given the percentage that the left picture takes */
  valueText: (share: number) => string;
  /** classes of the box; it needs a proportion */
  className?: string;
};

function sourcesOf({ picture, phone }: ComparisonSide) {
  return { picture, phone: { picture: phone, sizes: phoneSizes(100) } };
}

/**
 * Before/after slider: two pictures of the same place, cut at the value of a native range input. Keys move the range itself,
 * mouse and fingers the surface it lies on: Chromium lets nobody zoom the page with two fingers on a range.
 * Without script it is a still picture, cut at the initial position. It is always the first picture of its page.
 */
export function Comparison({ start, at, left, right, sizes, label, valueText, className = '' }: Props) {
  const initial = at ?? COMPARISON_START.wide;
  const box = useRef<HTMLDivElement>(null);
  const pair = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const nudge = useRef<Animation>(undefined);
  // Undefined until the control says what the styles have set.
  const [moved, setShare] = useState(at);
  const share = moved ?? initial;
  const surface = useRef<HTMLDivElement>(null);
  /** where the pointer was pressed, and whether the cut follows it */
  const pressed = useRef<{ x: number; y: number; moves: boolean }>(undefined);

  const takeOver = () => {
    nudged = true;
    nudge.current?.cancel();
  };
  const showValue = () => {
    setShare(Number(range.current?.value ?? initial));
  };

  const moveTo = (x: number) => {
    if (!surface.current || !range.current) return;
    const { left, width } = surface.current.getBoundingClientRect();
    // The range rounds the value and keeps it between its ends.
    range.current.value = String(((x - left) / width) * 100);
    showValue();
  };
  // A finger may want to scroll or zoom the page: it counts once it moves sideways, or is lifted where it was laid down.
  const onPointerDown = ({ pointerType, isPrimary, button, pointerId, clientX, clientY }: PointerEvent) => {
    pressed.current = undefined;
    if (!isPrimary || button !== 0) return;
    takeOver();
    pressed.current = { x: clientX, y: clientY, moves: pointerType !== 'touch' };
    surface.current?.setPointerCapture(pointerId);
    if (pressed.current.moves) moveTo(clientX);
  };
  const onPointerMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    // A finger that was laid down before hydration.
    if (pointerType === 'touch') pressed.current ??= { x: clientX, y: clientY, moves: false };
    if (!pressed.current) return;
    const across = Math.abs(clientX - pressed.current.x);
    if (across > SIDEWAYS && across > Math.abs(clientY - pressed.current.y)) pressed.current.moves = true;
    if (pressed.current.moves) moveTo(clientX);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    if (!pressed.current) return;
    pressed.current = undefined;
    moveTo(clientX);
    // The arrow keys go on from here.
    range.current?.focus({ preventScroll: true });
  };
  const onPointerCancel = () => {
    pressed.current = undefined;
  };

  // The styles set the cut by breakpoint, and the visitor may have moved it before hydration: the state follows both.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (pair.current) pair.current.hidden = false;
    if (!box.current || !range.current) return;
    if (Number(range.current.value) === initial)
      range.current.value = String(
        Number.parseFloat(getComputedStyle(box.current).getPropertyValue('--cut')),
      );
    if (Number(range.current.value) !== initial) showValue();
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || nudged) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if (nudged || prefersReducedMotion()) return;
        nudged = true;
        const stands = Number(range.current?.value ?? initial);
        nudge.current = element.animate(
          {
            '--cut': [`${stands}%`, `${stands + NUDGE.by}%`, `${stands}%`],
            easing: 'ease-in-out',
          },
          { duration: NUDGE.duration, delay: NUDGE.delay },
        );
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      nudge.current?.cancel();
    };
  }, [initial]);

  return (
    <div
      ref={box}
      className={`comparison ${className}`}
      style={moved === undefined ? undefined : { '--cut': `${moved}%` }}
    >
      <Picture {...sourcesOf(start ?? right)} sizes={sizes} first />
      {/* Shown, and so fetched, when a desktop browser is idle (app/hydration/hydrate-on-intent.ts), or else on hydration. */}
      <div
        ref={pair}
        hidden={Boolean(start)}
        suppressHydrationWarning
        data-shown-when-idle={start && ''}
        aria-hidden="true"
      >
        {start && (
          <div className="comparison-under">
            <Picture {...sourcesOf(right)} sizes={sizes} />
          </div>
        )}
        <div className="comparison-over">
          <Picture {...sourcesOf(left)} sizes={sizes} waits />
        </div>
      </div>
      <span aria-hidden="true" className="comparison-line">
        <span className="-ml-px block h-full w-0.5 bg-chalk box-shadow-hairline" />
      </span>
      <div
        ref={surface}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        className="comparison-surface no-js:hidden"
      >
        <input
          ref={range}
          type="range"
          min={0}
          max={100}
          defaultValue={initial}
          autoComplete="off"
          aria-label={label}
          aria-valuetext={valueText(share)}
          onFocus={takeOver}
          onChange={showValue}
          className="comparison-range"
        />
        <span aria-hidden="true" className="comparison-grip">
          <span className="-translate-1/2 absolute top-3/4 left-0 flex h-11 items-center justify-center rounded-control bg-oxide-button text-white box-shadow-grip md:top-3/5 transition-colors duration-200">
            <svg
              viewBox="0 0 22 12"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
              className="w-7 md:w-9"
            >
              <path d="M7 1 2 6l5 5M15 1l5 5-5 5" />
            </svg>
          </span>
        </span>
      </div>
    </div>
  );
}
