import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { DEFAULT_CASE, type PlannerCase } from '#app/lib/planner/case.ts';
import { grouped } from '#app/lib/planner/money.ts';
import type { SheetWords } from '#app/sections/planner/sheet-words.ts';
import type { ChangePlan } from '#app/sections/planner/use-plan.ts';

const VILLA: PlannerCase = {
  ...DEFAULT_CASE,
  area: 220,
  storeys: 2,
  finish: 3,
  extras: ['pool', 'garage', 'garden'],
  plot: 'looking',
  plotPrice: 250_000,
};

const WAREHOUSE: PlannerCase = {
  ...DEFAULT_CASE,
  building: 'warehouse',
  area: 1000,
  plot: 'permit',
  business: true,
};

/** Three cases to begin with: a click fills the form in with one. */
export function Examples({ says, change }: { says: SheetWords; change: ChangePlan }) {
  const t = useTranslate();
  const language = useLanguage();
  const area = (plan: PlannerCase) => ({ area: grouped(plan.area, language) });
  const examples: [words: string, plan: PlannerCase][] = [
    [t('Casa de {{area}} m²', area(DEFAULT_CASE)), DEFAULT_CASE],
    [t('Villa de {{area}} m² con piscina', area(VILLA)), VILLA],
    [t('Nave de {{area}} m²', area(WAREHOUSE)), WAREHOUSE],
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="plan-label mb-2">{says.examples}</legend>
      <div className="flex flex-wrap gap-2">
        {examples.map(([words, example]) => (
          <button
            key={words}
            type="button"
            data-planner-example=""
            // The month is left as it was chosen.
            onClick={() => change(({ start }) => ({ ...example, start }))}
            className="min-h-11 rounded-control border border-field bg-chalk px-3 py-2 text-small leading-[1.2] transition-colors duration-200 hover:bg-sand"
          >
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
