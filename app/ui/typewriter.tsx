import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

/** Milliseconds a letter takes, and a whole word stays (specification, section 9). */
const TYPING = 50;
const HOLD = 2000;

type Props = {
  words: readonly string[];
  /** the whole phrase, for screen readers and where nothing moves */
  phrase: string;
  /** names of the button that stops and restarts it (WCAG 2.2.2) */
  pauseLabel: string;
  resumeLabel: string;
  className?: string;
};

/**
 * Types the words one after the other, for ever. Screen readers get the phrase once. With reduced motion or without
 * script the first word simply stands there; everybody else can pause it.
 */
export function Typewriter({ words, phrase, pauseLabel, resumeLabel, className = '' }: Props) {
  const first = words[0] ?? '';
  const [shown, setShown] = useState(first);
  const [state, setState] = useState<'still' | 'running' | 'paused'>('still');

  useEffect(() => {
    if (!prefersReducedMotion()) setState('running');
  }, []);

  useEffect(() => {
    if (state !== 'running') return;
    let index = Math.max(words.indexOf(shown), 0);
    let word = words[index] ?? '';
    let length = word.length;
    let direction = -1;
    let timer = setTimeout(step, HOLD);
    function step() {
      if (length === 0) {
        index = (index + 1) % words.length;
        word = words[index] ?? '';
        direction = 1;
      }
      length += direction;
      setShown(word.slice(0, length));
      const complete = direction === 1 && length === word.length;
      if (complete) direction = -1;
      timer = setTimeout(step, complete ? HOLD : TYPING);
    }
    return () => clearTimeout(timer);
    // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is where it resumes, not a reason to start over
  }, [state, words]);

  return (
    <span className={`relative block min-h-[1.02em] ${className}`}>
      <span className="sr-only">{phrase}</span>
      <span aria-hidden="true" data-typewriter="">
        {shown}
        <span className="ml-[.08em] inline-block h-[.78em] w-[.055em] translate-y-[.06em] animate-[caret_1s_steps(2)_infinite] bg-current motion-reduce:hidden" />
      </span>
      {state !== 'still' && (
        <button
          type="button"
          aria-label={state === 'running' ? pauseLabel : resumeLabel}
          onClick={() => setState(state === 'running' ? 'paused' : 'running')}
          className="absolute right-0 bottom-0 grid size-11 place-items-center rounded-control opacity-60 hover:opacity-100 focus-visible:opacity-100"
        >
          <svg viewBox="0 0 12 14" aria-hidden="true" className="w-3">
            <path d={state === 'running' ? 'M1.5 1h3v12h-3zM7.5 1h3v12h-3z' : 'M1 1v12l10.5-6z'} fill="currentColor" />
          </svg>
        </button>
      )}
    </span>
  );
}
