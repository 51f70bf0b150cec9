import type { PlannerCase } from '#app/lib/planner/case.ts';
import type { SheetWords } from '#app/sections/planner/sheet-words.ts';
import type { ChangePlan } from '#app/sections/planner/use-plan.ts';

type Field = 'building' | 'storeys' | 'finish' | 'plot' | 'business' | 'resident';

type ChoicesProps<Name extends Field> = {
  name: Name;
  values: readonly PlannerCase[Name][];
  plan: PlannerCase;
  says: SheetWords;
  change: ChangePlan;
  columns: string;
};

/** One of a few: radio buttons that look like the bays of a drawing. */
export function Choices<Name extends Field>({
  name,
  values,
  plan,
  says,
  change,
  columns,
}: ChoicesProps<Name>) {
  // Storeys have no names: their numbers are the labels.
  const names: Record<string, string> = name === 'storeys' ? {} : says[name as Exclude<Field, 'storeys'>];
  return (
    <fieldset className="min-w-0">
      <legend className="plan-label mb-2">{says.fields[name]}</legend>
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
            {names[value] ?? value}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
