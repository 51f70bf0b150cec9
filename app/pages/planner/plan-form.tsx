import { useRef } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import {
  BUILDINGS,
  EXTRAS,
  type Extra,
  LIMITS,
  MOST_FOR_PLOT,
  PLOTS,
  type PlannerCase,
  type PlannerField,
  STOREYS,
} from '#app/lib/planner/case.ts';
import { useAdoption } from '#app/lib/use-adoption.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Choices } from './choices.tsx';
import { Examples } from './examples.tsx';
import { NumberField } from './number-field.tsx';
import { StartField } from './start-field.tsx';
import type { ChangePlan } from './use-plan.ts';

type Props = {
  plan: PlannerCase;
  /** fields of the link that had to be corrected; empty if only other parts were not understood; undefined if all is valid */
  adjusted?: readonly PlannerField[];
  change: ChangePlan;
  planner: Planner;
};

/** The calculator's form: native controls, each with a sensible default. Nothing is sent. */
export function PlanForm({ plan, adjusted, change, planner: { showPrices, words: all } }: Props) {
  const words = all.form;
  const { fields } = words;
  const shared = { plan, words, change };
  const extras = useRef<HTMLFieldSetElement>(null);
  useAdoption(() => {
    const ticked = extras.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    change({ extras: [...ticked].map(({ name }) => name as Extra) });
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is for what is sent; nothing is sent here
    <div role="group" aria-label={words.heading} data-planner-form="" className="grid gap-y-7">
      {adjusted && (
        <p role="status" className="border-oxide border-l-2 bg-chalk px-4 py-3 text-small">
          {adjusted.length > 0
            ? filled(words.adjusted, {
                fields: adjusted.map((field) => fields[field]).join(', '),
              })
            : words.unread}
        </p>
      )}
      <Examples words={words.examples} change={change} />
      <Choices
        {...shared}
        name="building"
        values={BUILDINGS}
        columns="grid-cols-2 max-3xs:grid-cols-1 xl:grid-cols-4"
      />
      <NumberField
        words={words}
        name="area"
        label={fields.area}
        value={plan.area}
        limits={LIMITS[plan.building].area}
        step={plan.building === 'home' ? 5 : 10}
        slides
        onChange={(value) => change({ area: value })}
      />
      <div className="grid gap-x-5 gap-y-7 xl:grid-cols-2">
        <Choices {...shared} name="storeys" values={STOREYS} columns="grid-flow-col auto-cols-fr" />
        <Choices {...shared} name="finish" values={[1, 2, 3]} columns="grid-cols-3 max-3xs:grid-cols-1" />
      </div>
      <fieldset ref={extras} className="min-w-0">
        <legend className="plan-label mb-2">{fields.extras}</legend>
        <div className="grid gap-x-5 sm:grid-cols-2 xl:grid-cols-3">
          {EXTRAS.map((extra) => (
            <Checkbox
              key={extra}
              id={`planner-${extra}`}
              name={extra}
              checked={plan.extras.includes(extra)}
              onChange={({ target }) =>
                change(({ extras }) => ({
                  extras: target.checked ? [...extras, extra] : extras.filter((other) => other !== extra),
                }))
              }
            >
              {words.extras[extra]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Choices {...shared} name="plot" values={PLOTS} columns="sm:grid-cols-3" />
      {showPrices && (
        <NumberField
          words={words}
          name="plotPrice"
          label={fields.plotPrice}
          value={plan.plotPrice}
          limits={[0, MOST_FOR_PLOT]}
          step={1000}
          onChange={(value) => change({ plotPrice: value })}
        />
      )}
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <Choices
          {...shared}
          name="business"
          values={[false, true]}
          columns="grid-cols-2 max-3xs:grid-cols-1"
        />
        <Choices
          {...shared}
          name="resident"
          values={[true, false]}
          columns="grid-cols-2 max-3xs:grid-cols-1"
        />
      </div>
      <StartField chosen={plan.start} words={words} onChoose={(start) => change({ start })} />
    </div>
  );
}
