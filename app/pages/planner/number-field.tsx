import { useRef, useState } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { typedNumber } from '#app/lib/planner/typed-number.ts';
import { useAdoption } from '#app/lib/use-adoption.ts';

type NumberProps = {
  words: Planner['words']['form'];
  name: string;
  label: string;
  value: number;
  limits: readonly [number, number];
  step: number;
  /** with a slider below */
  slides?: boolean;
  onChange: (value: number) => void;
};

/** What is wrong with what was typed: its name in the words of the form. */
type Wrong = 'outside' | 'noNumber';

/** A whole number. If what is typed is none, or outside the limits, a note says which number is used instead. */
export function NumberField({
  words,
  name,
  label,
  value,
  limits: [least, most],
  step,
  slides,
  onChange,
}: NumberProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<Wrong>();
  const wrongIn = (text: string): Wrong | undefined => {
    const number = typedNumber(text);
    if (number === undefined) return 'noNumber';
    return number < least || number > most ? 'outside' : undefined;
  };
  // Who empties the field to type another number is told nothing before leaving it.
  const isOutside = typed !== undefined && wrongIn(typed) === 'outside';
  const wrong = left ?? (isOutside && 'outside');
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  const type = (text: string) => {
    setTyped(text);
    setLeft(undefined);
    const whole = typedNumber(text);
    if (whole !== undefined) onChange(whole);
  };
  const leave = (text: string | undefined) => {
    if (text !== undefined) setLeft(wrongIn(text));
    setTyped(undefined);
  };
  useAdoption(() => {
    const [text, range] = [field.current, slider.current];
    if (range && range.value !== range.defaultValue) onChange(Number(range.value));
    if (!text || text.value === text.defaultValue) return;
    type(text.value);
    if (document.activeElement !== text) leave(text.value);
  });
  const id = `planner-${name}`;
  return (
    <div className={`grid gap-x-5 gap-y-2 *:col-span-full ${slides ? 'plan-slides' : ''}`}>
      <label htmlFor={id} className="plan-label">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        value={typed ?? grouped(value, language)}
        aria-describedby={wrong ? `${id}-note` : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => leave(typed)}
        className="plan-field"
      />
      {slides && (
        <input
          ref={slider}
          type="range"
          aria-label={label}
          tabIndex={-1}
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={({ target }) => {
            setLeft(undefined);
            onChange(Number(target.value));
          }}
          className="plan-slider"
        />
      )}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`text-small ${wrong ? 'text-oxide-text' : 'text-steel-600'}`}
      >
        {filled(words[wrong || 'limits'], {
          least: grouped(least, language),
          most: grouped(most, language),
          number: grouped(value, language),
        })}
      </p>
    </div>
  );
}
