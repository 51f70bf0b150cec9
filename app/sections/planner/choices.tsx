/** Above a group of fields. */
export const LEGEND = 'mb-2 font-semibold font-stretch-94% text-base';

type ChoicesProps<Value> = {
  name: string;
  legend: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
  columns: string;
};

/** One of a few: radio buttons that look like the bays of a drawing. */
export function Choices<Value extends string | number | boolean>({
  name,
  legend,
  options,
  chosen,
  onChoose,
  columns,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className={LEGEND}>{legend}</legend>
      <div className={`grid gap-px border border-field bg-field ${columns}`}>
        {options.map(([value, label]) => (
          <label key={String(value)} className="plan-choice">
            <input
              type="radio"
              name={name}
              value={String(value)}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
