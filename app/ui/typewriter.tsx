import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Milliseconds a letter takes, and a whole word stays. */
const TYPING = 50;
const HOLD = 2000;

type Props = {
  words: readonly string[];
  /** the whole phrase, for screen readers and where nothing moves */
  phrase: string;
  /** id of the element that holds the phrase, for a heading that is named by it */
  phraseId?: string;
  /** names of the button that stops and restarts it (WCAG 2.2.2) */
  pauseLabel: string;
  resumeLabel: string;
  className?: string;
};

/**
 * Types the words one after the other, for ever. Screen readers get the phrase once. With reduced motion or without
 * script the first word simply stands there; everybody else can pause it.
 * A heading around it needs `aria-labelledby` with `phraseId`: else the button's name is read as part of it.
 */
export function Typewriter(props: Props) {
  // Other words, in another language for example, start from the beginning.
  return <Typing key={props.words.join('\n')} {...props} />;
}

function Typing({ words, phrase, phraseId, pauseLabel, resumeLabel, className = '' }: Props) {
  const [shown, setShown] = useState(words[0] ?? '');
  const [running, setRunning] = useState(true);
  const place = useRef({ word: 0, length: shown.length, step: -1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of one `Typing` stay the same
  useEffect(() => {
    if (!running) return;
    const at = place.current;
    const wait = () => (at.length === words[at.word]?.length ? HOLD : TYPING);
    let timer = setTimeout(type, wait());
    function type() {
      const complete = at.length === words[at.word]?.length;
      // A whole word stays for as long as the visitor wants less motion.
      if (!complete || !prefersReducedMotion()) {
        if (complete) at.step = -1;
        if (at.length === 0) Object.assign(at, { word: (at.word + 1) % words.length, step: 1 });
        at.length += at.step;
        setShown(words[at.word]?.slice(0, at.length) ?? '');
      }
      timer = setTimeout(type, wait());
    }
    return () => clearTimeout(timer);
  }, [running]);

  return (
    <span className={`flex flex-wrap items-end gap-x-[.25em] ${className}`}>
      <span id={phraseId} className="sr-only print:not-sr-only">
        {phrase}
      </span>
      {/* As wide as the longest word, so that nothing beside it moves. */}
      <span
        aria-hidden="true"
        className="inline-grid min-h-[1.02em] print:hidden *:col-start-1 *:row-start-1"
      >
        <span data-typewriter="">
          {shown}
          <span
            className={`ml-[.08em] inline-block h-[.78em] w-[.055em] translate-y-[.06em] bg-current no-js:hidden motion-reduce:hidden ${running ? 'animate-[caret_1s_steps(2)_infinite]' : ''}`}
          />
        </span>
        {words.map((word) => (
          <span key={word} className="invisible pr-[.135em]">
            {word}
          </span>
        ))}
      </span>
      <button
        type="button"
        aria-label={running ? pauseLabel : resumeLabel}
        onClick={() => setRunning(!running)}
        className="grid size-11 place-items-center rounded-control opacity-80 hover:opacity-100 focus-visible:opacity-100 no-js:hidden motion-reduce:hidden"
      >
        <Icon name={running ? 'pause' : 'play'} className="w-3" />
      </button>
    </span>
  );
}
