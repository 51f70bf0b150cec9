import { Fragment, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  /** three words: app/styles/typewriter.css has the times */
  words: readonly [string, string, string];
  /** the whole phrase, for screen readers, for print and where nothing moves */
  phrase: string;
  /** id of the element that holds the phrase, for a heading that is named by it */
  phraseId?: string;
  /** the button that stops and restarts it (WCAG 2.2.2): what it shows, and its name, which has that in it */
  pause: { word: string; label: string };
  resume: { word: string; label: string };
  className?: string;
};

/** Lines of the strip in app/styles/typewriter.css in which a word grows, before the one in which it is read. */
const GROWING = 8;

/** What stands there letter by letter. A longer word comes whole with the last one, a shorter one waits as it is. */
function beginnings(word: string): string[] {
  const letters = [...word];
  return Array.from({ length: GROWING }, (_, index) =>
    index === GROWING - 1 ? word : letters.slice(0, index + 1).join(''),
  );
}

/**
 * Milliseconds for one word, as in app/styles/typewriter.css; those of them before the next one is typed; and those after
 * which it simply stands there, no letter of any word about to come or go.
 */
const TURN = 2600;
const UNTIL_NEXT = 2300;
const AT_REST = 1125;

/** To where a word stands whole: nobody wants half a word for ever. */
function finishWord(box: Element | null) {
  for (const animation of box?.getAnimations({ subtree: true }) ?? []) {
    const time = Number(animation.currentTime);
    const turns = Math.floor(time / TURN) + (time % TURN < UNTIL_NEXT ? 0 : 1);
    animation.currentTime = turns * TURN + AT_REST;
  }
}

/**
 * Types the words one after the other, for ever, by CSS alone. Screen readers get the phrase once. With reduced motion or
 * without script, where nothing could stop it, the first word simply stands there.
 * A heading around it needs `aria-labelledby` with `phraseId`: else the button's name is read as part of it.
 */
export function Typewriter({ words, phrase, phraseId, pause, resume, className = '' }: Props) {
  const [running, setRunning] = useState(true);
  const box = useRef<HTMLSpanElement>(null);
  const { word: shown, label } = running ? pause : resume;
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
      <button
        type="button"
        aria-label={label}
        onClick={() => {
          if (running) finishWord(box.current);
          setRunning(!running);
        }}
        className="group/pause type-note -mb-2 mt-[.3rem] flex min-h-11 min-w-11 items-center font-normal text-steel-600 tracking-normal hover:text-ink on-night:text-steel-200 on-night:hover:text-white no-js:hidden motion-reduce:hidden print:hidden"
      >
        <span className="flex min-h-7 items-center gap-2 rounded-tag border border-line-strong px-2.5 group-hover/pause:border-current on-night:border-line-night">
          <Icon name={running ? 'pause' : 'play'} className="w-[.65rem]" />
          {shown}
        </span>
      </button>
    </span>
  );
}
