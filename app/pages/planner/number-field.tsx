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

/** A whole number. If what is typed is outside the limits, a note says which number is used instead. */
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
  const [adjusted, setAdjusted] = useState(false);
  const isOutside = (text: string) => {
    const number = typedNumber(text);
    return number === undefined || number < least || number > most;
  };
  const outside = adjusted || (typed !== undefined && isOutside(typed));
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  const type = (text: string) => {
    setTyped(text);
    setAdjusted(false);
    const whole = typedNumber(text);
    if (whole !== undefined) onChange(whole);
  };
  const leave = (leftOutside: boolean) => {
    setAdjusted(leftOutside);
    setTyped(undefined);
  };
  useAdoption(() => {
    const [text, range] = [field.current, slider.current];
    if (range && range.value !== range.defaultValue) onChange(Number(range.value));
    if (!text || text.value === text.defaultValue) return;
    type(text.value);
    if (document.activeElement !== text) leave(isOutside(text.value));
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
        aria-describedby={outside ? `${id}-note` : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => leave(outside)}
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
          onChange={({ target }) => onChange(Number(target.value))}
          className="h-6 w-full cursor-pointer accent-oxide-button"
        />
      )}
      <p id={`${id}-note`} className={`text-small ${outside ? 'text-oxide-text' : 'text-steel-600'}`}>
        {filled(outside ? words.outside : words.limits, {
          least: grouped(least, language),
          most: grouped(most, language),
          number: grouped(value, language),
        })}
      </p>
    </div>
  );
}
