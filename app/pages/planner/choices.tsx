import { useRef } from 'react';
import type { Planner } from '#app/content/planner.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { useAdoption } from '#app/lib/use-adoption.ts';

type Field = 'building' | 'storeys' | 'finish' | 'plot' | 'business' | 'resident';

type ChoicesProps<Name extends Field> = {
  name: Name;
  values: readonly PlannerCase[Name][];
  plan: PlannerCase;
  words: Planner['words']['form'];
  change: (change: Partial<PlannerCase>) => void;
  columns: string;
};

/** One of a few: radio buttons that look like the bays of a drawing. */
export function Choices<Name extends Field>({
  name,
  values,
  plan,
  words,
  change,
  columns,
}: ChoicesProps<Name>) {
  // Storeys have no names: their numbers are the labels.
  const names: Record<string, string> | undefined = words[name as Exclude<Field, 'storeys'>];
  const group = useRef<HTMLFieldSetElement>(null);
  useAdoption(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const chosen = values.find((value) => String(value) === checked);
    if (chosen !== undefined) change({ [name]: chosen });
  });
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="plan-label mb-2">{words.fields[name]}</legend>
      <div className={`plan-choices ${columns}`}>
        {values.map(String).map((value, index) => (
          <label key={value} className="plan-choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={values[index] === plan[name]}
              onChange={() => change({ [name]: values[index] })}
            />
            {names?.[value] ?? value}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
