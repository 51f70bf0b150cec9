import type { Planner } from '#app/content/planner.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import {
  BUILDINGS,
  extrasOf,
  LIMITS,
  MOST_FOR_PLOT,
  PLOTS,
  type PlannerCase,
  type PlannerField,
} from '#app/lib/planner/case.ts';
import { Choices, LEGEND } from '#app/sections/planner/choices.tsx';
import { NumberField } from '#app/sections/planner/number-field.tsx';
import { fieldWords } from '#app/sections/planner/plan-words.ts';
import { StartField } from '#app/sections/planner/start-field.tsx';
import type { ChangePlan } from '#app/sections/planner/use-plan.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';

type Props = {
  plan: PlannerCase;
  /** fields of the link that had to be changed, none if it was not understood in part; nothing if all is as it says */
  adjusted?: readonly PlannerField[];
  change: ChangePlan;
  planner: Planner;
};

/** What the calculator asks: native controls, each with a sensible answer already. Nothing is sent. */
export function PlanForm({ plan, adjusted, change, planner }: Props) {
  const t = useTranslate();
  const words = fieldWords(t);
  const { fields } = words;
  const { area, storeys } = LIMITS[plan.building];
  const floors = Array.from({ length: storeys }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is for what is sent; nothing is sent here
    <div role="group" aria-label={t('Tu caso')} data-planner-form="" className="grid gap-y-7">
      {adjusted && (
        <p role="status" className="border-oxide border-l-2 bg-chalk px-4 py-3 text-small">
          {adjusted.length > 0
            ? t('El enlace traía datos que la calculadora no admite. Hemos ajustado: {{fields}}.', {
                fields: adjusted.map((field) => fields[field]).join(', '),
              })
            : planner.words.unread}
        </p>
      )}
      <Choices
        name="building"
        legend={fields.building}
        options={BUILDINGS.map((value) => [value, words.building[value]])}
        chosen={plan.building}
        onChoose={(building) => change({ building, area: LIMITS[building].usual })}
        columns="grid-cols-2"
      />
      <NumberField
        key={`${plan.building}-area`}
        name="area"
        label={fields.area}
        value={plan.area}
        limits={area}
        step={plan.building === 'home' ? 5 : 10}
        slides
        onChange={(value) => change({ area: value })}
      />
      <Choices
        name="storeys"
        legend={fields.storeys}
        options={floors.map((value) => [value, String(value)])}
        chosen={plan.storeys}
        onChoose={(value) => change({ storeys: value })}
        columns="grid-flow-col auto-cols-fr"
      />
      <Choices
        name="finish"
        legend={fields.finish}
        options={([1, 2, 3] as const).map((value) => [value, words.finish[value]])}
        chosen={plan.finish}
        onChoose={(finish) => change({ finish })}
        columns="grid-cols-3"
      />
      <fieldset className="min-w-0">
        <legend className={LEGEND}>{fields.extras}</legend>
        <div className="grid gap-x-5 sm:grid-cols-2">
          {extrasOf(plan.building).map((extra) => (
            <Checkbox
              key={extra}
              id={`planner-${extra}`}
              name={extra}
              className="py-[.45rem]!"
              checked={plan.extras.includes(extra)}
              onChange={({ target }) =>
                change({
                  extras: target.checked
                    ? [...plan.extras, extra]
                    : plan.extras.filter((other) => other !== extra),
                })
              }
            >
              {words.extras[extra]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Choices
        name="plot"
        legend={fields.plot}
        options={PLOTS.map((value) => [value, words.plot[value]])}
        chosen={plan.plot}
        onChoose={(plot) => change({ plot })}
        columns="sm:grid-cols-3"
      />
      {planner.showPrices && plan.plot === 'looking' && (
        <NumberField
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
          name="business"
          legend={fields.business}
          options={[
            [false, t('Un particular')],
            [true, t('Una empresa')],
          ]}
          chosen={plan.business}
          onChoose={(business) => change({ business })}
          columns="grid-cols-2"
        />
        <Choices
          name="resident"
          legend={fields.resident}
          options={[
            [true, t('En España')],
            [false, t('Fuera de España')],
          ]}
          chosen={plan.resident}
          onChoose={(resident) => change({ resident })}
          columns="grid-cols-2"
        />
      </div>
      <StartField chosen={plan.start} label={fields.start} onChoose={(start) => change({ start })} />
    </div>
  );
}
