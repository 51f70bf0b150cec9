import { type ReactNode, useState } from 'react';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import {
  BUILDINGS,
  extrasOf,
  LIMITS,
  MOST_FOR_PLOT,
  monthNumber,
  monthOf,
  PLOTS,
  type PlannerCase,
  type PlannerField,
} from '#app/lib/planner/case.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { typedNumber } from '#app/lib/planner/typed-number.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { fieldWords } from '#app/sections/planner/plan-words.ts';
import { type ChangePlan, thisMonth } from '#app/sections/planner/use-plan.ts';
import { LANGUAGE_INFO } from '#app/site/languages.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';

/** Months that are offered for the start. */
const MONTHS = 24;

const LEGEND = 'mb-2 font-semibold font-stretch-94% text-base';

type Props = {
  plan: PlannerCase;
  adjusted: readonly PlannerField[];
  change: ChangePlan;
  /** without prices, that of the plot is not asked for */
  showPrices: boolean;
};

/** What the calculator asks: native controls, each with a sensible answer already. Nothing is sent. */
export function PlanForm({ plan, adjusted, change, showPrices }: Props) {
  const t = useTranslate();
  const words = fieldWords(t);
  const { fields } = words;
  const { area, storeys } = LIMITS[plan.building];
  const floors = Array.from({ length: storeys }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is for what is sent; nothing is sent here
    <div role="group" aria-label={t('Tu caso')} data-planner-form="" className="grid gap-y-7">
      {adjusted.length > 0 && (
        <p role="status" className="border-oxide border-l-2 bg-chalk px-4 py-3 text-small">
          {t('El enlace traía datos que la calculadora no admite. Hemos ajustado: {{fields}}.', {
            fields: adjusted.map((field) => fields[field]).join(', '),
          })}
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
      {showPrices && plan.plot === 'looking' && (
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
      <Start chosen={plan.start} label={fields.start} onChoose={(start) => change({ start })} />
    </div>
  );
}

type ChoicesProps<Value> = {
  name: string;
  legend: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
  columns: string;
};

/** One of a few: radio buttons that look like the bays of a drawing. */
function Choices<Value extends string | number | boolean>({
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

type NumberProps = {
  name: string;
  label: string;
  value: number;
  limits: readonly [number, number];
  step: number;
  /** with a slider below */
  slides?: boolean;
  onChange: (value: number) => void;
};

/** A whole number: what is typed may be too much, then it is said with what is counted. */
function NumberField({ name, label, value, limits: [least, most], step, slides, onChange }: NumberProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [adjusted, setAdjusted] = useState(false);
  const number = typedNumber(typed ?? '');
  const outside =
    adjusted || (typed !== undefined && (number === undefined || number < least || number > most));
  const id = `planner-${name}`;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold font-stretch-94% text-base">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? grouped(value, language)}
        aria-describedby={outside ? `${id}-note` : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          setAdjusted(false);
          const whole = typedNumber(target.value);
          if (whole !== undefined) onChange(whole);
        }}
        onBlur={() => {
          setAdjusted(outside);
          setTyped(undefined);
        }}
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
          className="h-6 w-full cursor-pointer accent-oxide-button"
        />
      )}
      <p id={`${id}-note`} className={`text-small ${outside ? 'text-oxide-text' : 'text-steel-600'}`}>
        {outside
          ? t('Entre {{least}} y {{most}}; calculamos con {{number}}.', {
              least: grouped(least, language),
              most: grouped(most, language),
              number: grouped(value, language),
            })
          : t('De {{least}} a {{most}}', {
              least: grouped(least, language),
              most: grouped(most, language),
            })}
      </p>
    </div>
  );
}

/** The first month. The document cannot know which one it is when it is read, so the months come with the script. */
function Start({
  chosen,
  label,
  onChoose,
}: {
  chosen: string;
  label: string;
  onChoose: (month: string) => void;
}): ReactNode {
  const t = useTranslate();
  const language = useLanguage();
  const hydrated = useHydrated();
  const format = (month: string) => monthInWords(month, language, 'long');
  const first = hydrated ? monthNumber(thisMonth()) : 0;
  const months = hydrated ? Array.from({ length: MONTHS }, (_, index) => monthOf(first + index)) : [];
  const offered = chosen && !months.includes(chosen) ? [...months, chosen] : months;
  return (
    <div className="grid gap-2">
      <label htmlFor="planner-start" className="font-semibold font-stretch-94% text-base">
        {label}
      </label>
      <select
        id="planner-start"
        name="start"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="plan-field"
      >
        <option value="">{t('Aún no lo sé')}</option>
        {offered.map((month) => (
          <option key={month} value={month}>
            {format(month)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A month as the language says it. */
export function monthInWords(
  month: string,
  language: keyof typeof LANGUAGE_INFO,
  length: 'long' | 'short',
): string {
  return new Intl.DateTimeFormat(LANGUAGE_INFO[language].locale, {
    month: length,
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month.slice(0, 7)}-15`));
}
