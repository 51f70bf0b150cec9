import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { asWanted, type PlannerCase, readCase } from '#app/lib/planner/case.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { useAdoption } from '#app/lib/use-adoption.ts';
import type { Language } from '#app/site/published-languages.ts';
import type { ChangePlan } from './use-plan.ts';

/** As the page's address has them, in the order of their names in content/planner/: a house, a villa with pool, a warehouse. */
const EXAMPLES = ['', 'm2-220.p-2.f-3.x-024.s-looking.e-250000', 'k-warehouse.m2-1000.s-permit.b-1'].map(
  (written) => readCase(written).plan,
);

type Props = { words: Planner['words']['form']['examples']; change: ChangePlan };

/** The fields of an example as they stand in the form, for the document: it fills them in before it is hydrated. */
function fieldsOf({ area, plotPrice, extras, ...choices }: PlannerCase, index: number, language: Language) {
  return String(
    new URLSearchParams([
      ['example', String(index)],
      ['area', grouped(area, language)],
      ['plotPrice', grouped(plotPrice, language)],
      ...extras.map((extra) => [extra, '']),
      ...Object.entries(choices).map(([name, value]) => [name, String(value)]),
    ]),
  );
}

/** Three cases to begin with: a click fills the form in with one. */
export function Examples({ words, change }: Props) {
  const language = useLanguage();
  // The month is left as it was chosen.
  const choose = (example: PlannerCase) => change(({ start }) => ({ ...asWanted(example), start }));
  // Before the fields below are taken over: they may have been changed since.
  useAdoption(() => {
    const example =
      EXAMPLES[Number(document.querySelector<HTMLElement>('[data-filled-in]')?.dataset.filledIn)];
    if (example) choose(example);
  });
  return (
    <fieldset className="min-w-0">
      <legend className="plan-label mb-2">{words.heading}</legend>
      <div className="flex flex-wrap gap-2">
        {EXAMPLES.map((example, index) => (
          <button
            key={words.cases[index]}
            type="button"
            // Only the document needs the fields.
            data-planner-example={import.meta.env.SSR ? fieldsOf(example, index, language) : ''}
            suppressHydrationWarning
            onClick={() => choose(example)}
            className="plan-example"
          >
            {filled(words.cases[index] ?? '', { area: grouped(example.area, language) })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
