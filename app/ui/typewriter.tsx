import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  /** three words: app/styles/typewriter.css has the times */
  words: readonly [string, string, string];
  /** the whole phrase, for screen readers, for print and where nothing moves */
  phrase: string;
  /** id of the element that holds the phrase, for a heading that is named by it */
  phraseId?: string;
  /** names of the button that stops and restarts it (WCAG 2.2.2) */
  pauseLabel: string;
  resumeLabel: string;
  className?: string;
};

/**
 * Types the words one after the other, for ever, by CSS alone. Screen readers get the phrase once. With reduced motion or
 * without script, where nothing could stop it, the first word simply stands there.
 * A heading around it needs `aria-labelledby` with `phraseId`: else the button's name is read as part of it.
 */
export function Typewriter({ words, phrase, phraseId, pauseLabel, resumeLabel, className = '' }: Props) {
  const [running, setRunning] = useState(true);
  return (
    <span className={`grid justify-items-start ${className}`}>
      <span id={phraseId} className="sr-only print:not-sr-only">
        {phrase}
      </span>
      {/* In one cell, as wide as the longest word, so that nothing beside it moves. */}
      <span
        aria-hidden="true"
        data-typewriter={running ? 'running' : 'paused'}
        className="inline-grid min-h-[1.02em] justify-items-start print:hidden *:col-start-1 *:row-start-1"
      >
        {words.map((word) => (
          <span key={word} className="typed">
            {[...word].map((letter, index) => (
              <span key={word.slice(0, index + 1)}>{letter}</span>
            ))}
          </span>
        ))}
      </span>
      <button
        type="button"
        aria-label={running ? pauseLabel : resumeLabel}
        onClick={() => setRunning(!running)}
        className="-mb-3 -ml-3 grid size-11 place-items-center rounded-control text-steel-600 hover:text-ink on-night:text-steel-200 on-night:hover:text-white no-js:hidden motion-reduce:hidden"
      >
        <Icon name={running ? 'pause' : 'play'} className="w-5" />
      </button>
    </span>
  );
}
