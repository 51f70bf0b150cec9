import { useLayoutEffect, useRef, useState } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { saysJust, typedNumber } from '#app/lib/planner/typed-number.ts';
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

/** What was typed last. */
type Entry = {
  text: string;
  /** the value when it was typed: stays if the text is no number */
  value: number;
  /** whether the field has been left since */
  left?: boolean;
};

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
  const [last, setLast] = useState<Entry>();
  const number = last && typedNumber(last.text);
  // Once another control has changed the value, what was typed says nothing of it.
  const isCurrent = last && value === Math.min(most, Math.max(least, number ?? last.value));
  const entry = isCurrent ? last : undefined;
  // Who empties the field to type another number is told nothing before leaving it.
  const wrong =
    entry &&
    (number === undefined
      ? entry.left && 'noNumber'
      : number !== value
        ? 'outside'
        : !saysJust(value, entry.text) && 'read');
  const field = useRef<HTMLInputElement>(null);

  const type = (text: string, left?: boolean) => {
    setLast({ text, value, left });
    const whole = typedNumber(text);
    if (whole !== undefined) onChange(whole);
  };
  useAdoption(() => {
    const text = field.current;
    if (text && text.value !== (text.dataset.filled ?? text.defaultValue))
      type(text.value, !text.matches(':focus'));
  });
  // The browser puts the caret behind a value that is replaced, where the next key would write 1.0001.
  const shown = useRef(value);
  useLayoutEffect(() => {
    if (shown.current !== value && !entry && field.current?.matches(':focus')) field.current.select();
    shown.current = value;
  }, [entry, value]);
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
        value={entry && !entry.left ? entry.text : grouped(value, language)}
        aria-describedby={`${id}-note`}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setLast(entry && { ...entry, left: true })}
        className="plan-field"
      />
      {slides && (
        <input
          type="range"
          aria-label={label}
          tabIndex={-1}
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
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
