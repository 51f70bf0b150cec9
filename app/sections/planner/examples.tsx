import { Link } from 'react-router';
import type { Planner } from '#app/content/planner.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/figure-space.ts';
import { calendarOf } from '#app/lib/planner/calendar.ts';
import { DEFAULT_CASE, type PlannerCase, writeCase } from '#app/lib/planner/case.ts';
import { costsOf, groupSum } from '#app/lib/planner/costs.ts';
import { euroRange, euros, grouped } from '#app/lib/planner/money.ts';
import { PLAN } from '#app/lib/planner/parameter.ts';
import { LINE_GROUPS } from '#app/lib/planner/rates.ts';
import { Fold } from '#app/sections/planner/fold.tsx';
import { monthsInWords, useCaseLine, weeksInWords } from '#app/sections/planner/plan-words.ts';
import { pathFor } from '#app/site/paths.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLinkLook } from '#app/ui/text-link.tsx';

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

/** Three cases worked out: all there is for those who have no script, and to start from for the others. */
export function Examples({ planner }: { planner: Planner }) {
  const t = useTranslate();
  const language = useLanguage();
  const lineOf = useCaseLine();
  const area = (plan: PlannerCase) => ({ area: grouped(plan.area, language) });
  const cases: [string, PlannerCase][] = [
    [t('Casa de {{area}} m²', area(DEFAULT_CASE)), DEFAULT_CASE],
    [t('Villa de {{area}} m² con piscina', area(VILLA)), VILLA],
    [t('Nave de {{area}} m²', area(WAREHOUSE)), WAREHOUSE],
  ];
  return (
    <section className="track awaits-plan:invisible print:hidden">
      <div className="frame studs pt-section">
        <SectionHead title={t('Tres ejemplos')}>{planner.words.examples}</SectionHead>
        <ul className="bleed track grid lg:grid-cols-3">
          {cases.map(([title, plan]) => {
            const costs = costsOf(plan, planner.rates);
            const calendar = calendarOf(plan, planner.durations);
            return (
              <li
                key={title}
                className="px-bleed flex flex-col border-line py-bay max-lg:not-first:border-t lg:not-first:border-l"
              >
                <h3 className="type-h3">{title}</h3>
                <p className="mt-2 text-small text-steel-600">{lineOf(plan)}</p>
                {planner.showPrices && (
                  <>
                    <p className="mt-4 mb-1 text-small text-steel-800">{t('Coste total, con impuestos')}</p>
                    <p className="font-medium font-stretch-84% text-[1.75rem] leading-none tracking-[-.03em] tabular-nums">
                      {displayFigure(euroRange(costs.total[0], costs.total[2], language))}
                    </p>
                    <p className="mt-2 text-small text-steel-800">
                      {t('Lo habitual')}: {euros(costs.total[1], language)}
                    </p>
                    <div className="mt-4">
                      <Fold of={title} />
                      <dl className="text-small">
                        {LINE_GROUPS.map((group) => {
                          const [low, , high] = groupSum(costs, group);
                          return (
                            high > 0 && (
                              <div
                                key={group}
                                className="flex justify-between gap-3 border-line border-t py-1"
                              >
                                <dt>{planner.groups[group]}</dt>
                                <dd className="whitespace-nowrap tabular-nums">
                                  {euroRange(low, high, language)}
                                </dd>
                              </div>
                            )
                          );
                        })}
                      </dl>
                    </div>
                  </>
                )}
                <dl className="mb-4 text-small">
                  <div className="flex justify-between gap-3 border-line border-y py-1">
                    <dt>{t('Hasta las llaves')}</dt>
                    <dd>{monthsInWords(t, calendar.keys)}</dd>
                  </div>
                  <div className="flex justify-between gap-3 border-line border-b py-1">
                    <dt>{t('De ese tiempo, la obra')}</dt>
                    <dd>{weeksInWords(t, calendar.works)}</dd>
                  </div>
                </dl>
                <Link
                  to={`${pathFor('planner', language)}?${PLAN}=${writeCase(plan)}#tu-caso`}
                  replace
                  data-planner-example=""
                  className="group/link underline-full mt-auto inline-flex items-center gap-[.55em] self-start py-[.3rem] font-semibold font-stretch-94% no-underline hover:text-oxide-text no-js:hidden"
                >
                  <TextLinkLook>{t('Abrir este caso')}</TextLinkLook>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
