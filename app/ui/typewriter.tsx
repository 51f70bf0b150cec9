import { Fragment, useEffect, useRef, useState } from 'react';
import { isPaused, rememberPaused } from '#app/lib/paused-motion.ts';
import { Icon } from '#app/ui/icon.tsx';

type Label = { word: string; label: string };

type Props = {
  /** exactly three: the keyframes of app/styles/typewriter.css count on it */
  words: readonly string[];
  /** the whole phrase, for screen readers and print */
  phrase: string;
  /** id of the element that holds the phrase, for a heading that is named by it */
  phraseId?: string;
  /** whether they change: where the button of a film beside them says so */
  runs?: boolean;
  /** their own button (WCAG 2.2.2), where no film is beside them: its visible words, and its names, which contain them */
  button?: { pause: Label; resume: Label };
  className?: string;
};

/** Typing steps of a word: lines of the strip in app/styles/typewriter.css before the line with the whole word. */
const GROWING = 8;

/** The text of each typing step. A longer word is completed in the last step; a shorter one is repeated until then. */
function beginnings(word: string): string[] {
  const letters = [...word];
  return Array.from({ length: GROWING }, (_, index) =>
    index === GROWING - 1 ? word : letters.slice(0, index + 1).join(''),
  );
}

/**
 * Milliseconds, as in app/styles/typewriter.css: the turn of a word; the time in it before the next word is typed; a time
 * in it at which the word is whole, with no letter about to come or go.
 */
const TURN = 2600;
const UNTIL_NEXT = 2300;
const AT_REST = 1125;

/** Jumps to where the word is whole: a paused animation must not show half a word. */
function finishWord(box: Element | null) {
  for (const animation of box?.getAnimations({ subtree: true }) ?? []) {
    const time = Number(animation.currentTime);
    const turns = Math.floor(time / TURN) + (time % TURN < UNTIL_NEXT ? 0 : 1);
    animation.currentTime = turns * TURN + AT_REST;
  }
}

/**
 * Types the words in a loop, by CSS alone. Screen readers get the phrase once. With reduced motion, or without script and
 * so without a pause button, only the first word is shown.
 * A heading around it needs `aria-labelledby` with `phraseId` where the words have a button: else its name is read as part of it.
 */
export function Typewriter({ words, phrase, phraseId, runs, button, className = '' }: Props) {
  const [running, setRunning] = useState(true);
  const box = useRef<HTMLSpanElement>(null);
  const set = (next: boolean) => {
    if (!next) finishWord(box.current);
    setRunning(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: paused on an earlier page, or by the film's button
  useEffect(() => set(runs ?? !isPaused('words')), [runs]);
  return (
    <span className={`grid justify-items-start ${className}`}>
      <span id={phraseId} className="sr-only print:not-sr-only">
        {phrase}
      </span>
      {/* As wide as the longest word, so that nothing beside it moves. */}
      <span
        ref={box}
        aria-hidden="true"
        data-typewriter={running ? 'running' : 'paused'}
        className="typing relative print:hidden"
      >
        <span className="typed block">
          {words.map((word) => (
            <Fragment key={word}>
              {beginnings(word).map((beginning, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a short word ends with the same line more than once
                <span key={index} data-beginning={beginning} />
              ))}
              <span>{word}</span>
            </Fragment>
          ))}
        </span>
      </span>
      {button && (
        <button
          type="button"
          aria-label={(running ? button.pause : button.resume).label}
          onClick={() => {
            rememberPaused('words', running);
            set(!running);
          }}
          className="group/pause type-note relative z-2 -mb-2 mt-1 flex min-h-11 min-w-11 items-center font-normal text-steel-600 tracking-normal hover:text-ink on-night:text-steel-200 on-night:hover:text-white no-js:hidden motion-reduce:hidden print:hidden"
        >
          <span className="flex min-h-7 items-center gap-2 rounded-tag border border-line-strong px-2.5 group-hover/pause:border-current on-night:border-line-night">
            <Icon name={running ? 'pause' : 'play'} className="w-2.5" />
            {(running ? button.pause : button.resume).word}
          </span>
        </button>
      )}
    </span>
  );
}
