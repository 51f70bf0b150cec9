import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props<Value extends string> = {
  name: string;
  choices: readonly { value: Value; words: string; drawing?: ReactNode }[];
  /** '' while nothing is chosen */
  value: Value | '';
  onChoose: (value: Value | '') => void;
  className?: string;
};

/** Milliseconds within which a second click is one of a double click: what most systems take. */
const DOUBLE = 500;

/** Radio buttons as ruled cells, to be put into a labelled group. A click on the chosen one clears the choice. */
export function Choice<Value extends string>({ name, choices, value, onChoose, className }: Props<Value>) {
  // Neither the click during which the page is hydrated, which finds its choice taken over already, nor the second of a
  // double click must clear it.
  const clearsFrom = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time belongs to the value
  useLayoutEffect(() => {
    clearsFrom.current = Math.max(clearsFrom.current, performance.now());
  }, [value]);
  return (
    <div className={`grid gap-px rounded-control border border-field bg-field ${className}`}>
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          className={`group/choice flex min-w-0 cursor-pointer items-center gap-x-3 gap-y-1 bg-paper px-3 py-2 leading-snug transition-colors duration-200 hover:bg-chalk has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 ${choice.drawing ? 'flex-wrap justify-between' : ''}`}
        >
          {choice.drawing}
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            // While none is chosen, Tab and Shift+Tab both stop at the first.
            tabIndex={value || index === 0 ? 0 : -1}
            onClick={({ timeStamp }) =>
              value === choice.value && timeStamp > clearsFrom.current && onChoose('')
            }
            onChange={({ timeStamp }) => {
              clearsFrom.current = timeStamp + DOUBLE;
              onChoose(choice.value);
            }}
            className="size-5 flex-none cursor-pointer appearance-none rounded-full border border-field bg-chalk outline-none checked:border-6 checked:border-paper checked:bg-ink"
          />
          <span className={`wrap-anywhere min-w-0 hyphens-auto ${choice.drawing ? 'basis-full' : ''}`}>
            {choice.words}
          </span>
        </label>
      ))}
    </div>
  );
}
