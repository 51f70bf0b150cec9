import type { Planner } from '#app/content/planner.ts';
import type { Translate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { calendarOf } from '#app/lib/planner/calendar.ts';
import { DEFAULT_CASE, type PlannerCase, writeCase } from '#app/lib/planner/case.ts';
import { costsOf, groupSum, sum } from '#app/lib/planner/costs.ts';
import { euroRange, euros, grouped } from '#app/lib/planner/money.ts';
import { type Payment, paymentsOf } from '#app/lib/planner/payments.ts';
import { LINE_GROUPS } from '#app/lib/planner/rates.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { caseInWords, monthsInWords, paidForWords, weeksInWords } from '#app/sections/planner/plan-words.ts';
import type { SheetWords } from '#app/sections/planner/sheet-words.ts';
import type { Language } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';

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

/** Names and figures, one under another. */
export type Figures = readonly (readonly [name: string, figure: string])[];

export type WorkedExample = {
  title: string;
  line: string;
  /** none if the owner shows no prices */
  total?: { range: string; typical: string; parts: Figures; payments: Figures };
  times: Figures;
  to: string;
};

/** The three examples, calculated at build time: they never change, so no script calculates them again. */
export function workedExamples(
  { rates, durations, groups, parts, showPrices }: Planner,
  says: SheetWords,
  t: Translate,
  language: Language,
): WorkedExample[] {
  const area = (plan: PlannerCase) => ({ area: grouped(plan.area, language) });
  const cases: [string, PlannerCase][] = [
    [t('Casa de {{area}} m²', area(DEFAULT_CASE)), DEFAULT_CASE],
    [t('Villa de {{area}} m² con piscina', area(VILLA)), VILLA],
    [t('Nave de {{area}} m²', area(WAREHOUSE)), WAREHOUSE],
  ];
  const payment = ({ paidFor, week: [earliest, latest] }: Payment) => ({
    // The range is part of a name that may wrap: a word joiner keeps it on one line.
    week: t('semanas {{least}}–{{most}}', {
      least: Math.round(earliest),
      most: Math.round(latest),
    }).replace('–', '–\u2060'),
    what: paidForWords(t, { parts, says }, paidFor),
  });
  return cases.map(([title, plan]) => {
    const costs = costsOf(plan, rates);
    const calendar = calendarOf(plan, durations);
    const payments = paymentsOf(costs, calendar, { parts, fees: rates.fees });
    const most = Math.max(...payments.map(({ amounts }) => amounts[1]));
    const largest = payments.find(({ amounts }) => amounts[1] === most);
    const [first] = payments;
    const ours = sum(payments.filter(({ paidFor }) => 'part' in paidFor).map(({ amounts }) => amounts));
    const between = ([least, , most]: Payment['amounts']) => euroRange(least, most, language);
    const [low, typical, high] = costs.total;
    return {
      title,
      line: caseInWords(plan, says, t, language),
      total: showPrices
        ? {
            range: displayFigure(euroRange(low, high, language)),
            typical: euros(typical, language),
            parts: LINE_GROUPS.map((group) => [group, groupSum(costs, group)] as const)
              .filter(([, amounts]) => amounts[2] > 0)
              .map(([group, amounts]) => [groups[group], between(amounts)]),
            payments: [
              [t('A nosotros, con IVA'), between(ours)],
              ...(first
                ? [[t('Primer pago, {{week}}: {{what}}', payment(first)), between(first.amounts)] as const]
                : []),
              ...(largest
                ? [
                    [
                      largest === first
                        ? t('El pago mayor: el primero')
                        : t('El pago mayor, {{week}}: {{what}}', payment(largest)),
                      between(largest.amounts),
                    ] as const,
                  ]
                : []),
            ],
          }
        : undefined,
      times: [
        [says.keys, monthsInWords(t, calendar.keys)],
        [says.works, weeksInWords(t, calendar.works)],
      ],
      to: `${pathFor('planner', language)}?${PLAN}=${writeCase(plan)}#tu-caso`,
    };
  });
}
