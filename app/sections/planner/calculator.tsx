import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { calendarOf } from '#app/lib/planner/calendar.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { euroRange } from '#app/lib/planner/money.ts';
import { Around } from '#app/sections/planner/around.tsx';
import { CalendarChart } from '#app/sections/planner/calendar-chart.tsx';
import { CostTable } from '#app/sections/planner/cost-table.tsx';
import { PaymentsChart } from '#app/sections/planner/payments-chart.tsx';
import { PlanForm } from '#app/sections/planner/plan-form.tsx';
import { monthsInWords, useCaseLine } from '#app/sections/planner/plan-words.ts';
import { TakeAway } from '#app/sections/planner/take-away.tsx';
import { Hatchings, Total } from '#app/sections/planner/total.tsx';
import { usePlan, useShownCase } from '#app/sections/planner/use-plan.ts';
import { settings } from '#app/site/settings.ts';

/** Milliseconds without a change after which the result is read out: once, not at every step of a slider. */
const QUIET = 1200;

/** The calculator: what is asked beside the sum, then calendar, payments and all costs of the case. */
export function Calculator({ planner }: { planner: Planner }) {
  const t = useTranslate();
  const language = useLanguage();
  const { plan, adjusted, changes, change } = usePlan();
  const costs = costsOf(plan, planner.rates);
  const calendar = calendarOf(plan, planner.durations);
  const months = monthsInWords(t, calendar.keys);
  const range = euroRange(costs.total[0], costs.total[2], language);
  const said = planner.showPrices
    ? t('Coste total, {{range}}. Hasta las llaves, {{months}}.', { range, months })
    : t('Hasta las llaves, {{months}}.', { months });
  // The sum answers at once; what is drawn below may come a moment later.
  const later = useDeferredValue(plan);
  return (
    <div data-sheet="" className="awaits-plan:invisible">
      <p className="frame px-text absolute hidden py-8 type-lead awaits-plan:visible awaits-plan:block">
        {t('Abriendo tu caso…')}
      </p>
      <Hatchings />
      <section id="tu-caso" aria-labelledby="tu-caso-titulo" className="frame studs track scroll-mt-header">
        {/* On phones the sum stays in sight while its numbers are changed further down. */}
        <div
          aria-hidden="true"
          className="bleed px-bleed sticky top-header z-10 flex flex-wrap items-baseline justify-between gap-x-4 border-line-strong border-b bg-paper py-2 tabular-nums no-js:hidden lg:hidden print:hidden"
        >
          {planner.showPrices && <b className="font-semibold font-stretch-88% text-body">{range}</b>}
          <span className="text-small text-steel-800">{months}</span>
        </div>
        <div className="grid-12">
          <div className="px-text col-span-full py-[clamp(1.75rem,3vw,3rem)] no-js:hidden lg:col-span-6 lg:border-line lg:border-r print:hidden">
            <h2 id="tu-caso-titulo" className="sr-only">
              {t('Tu caso')}
            </h2>
            <PlanForm plan={plan} adjusted={adjusted} change={change} planner={planner} />
          </div>
          <p
            data-planner-without-script=""
            className="type-lead px-text col-span-full py-[clamp(1.75rem,3vw,3rem)] js:hidden lg:col-span-6 lg:border-line lg:border-r"
          >
            {planner.words.withoutScript}
          </p>
          <div className="px-text col-span-full border-line py-[clamp(1.75rem,3vw,3rem)] max-lg:border-t lg:col-span-6">
            <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
              <Total costs={costs} calendar={calendar} planner={planner} />
            </div>
          </div>
        </div>
        <Announcement changes={changes}>{said}</Announcement>
      </section>
      <Details plan={later} planner={planner} />
    </div>
  );
}

/** Calendar, payments and costs of a case, what stands around them, and what to do with it. */
const Details = memo(({ plan, planner }: { plan: PlannerCase; planner: Planner }) => {
  useShownCase(plan);
  const lineOf = useCaseLine();
  const costs = costsOf(plan, planner.rates);
  const calendar = calendarOf(plan, planner.durations);
  const shared = { plan, costs, calendar, planner };
  return (
    <>
      <CalendarChart calendar={calendar} start={plan.start} planner={planner} />
      {planner.showPrices && (
        <>
          <PaymentsChart costs={costs} calendar={calendar} start={plan.start} planner={planner} />
          <CostTable costs={costs} building={plan.building} planner={planner} />
        </>
      )}
      <Around plan={plan} planner={planner} />
      <TitleBlock line={lineOf(plan)} notice={planner.words.notice} />
      <TakeAway {...shared} />
    </>
  );
});

/** What the sheet shows, as architects say it at its foot. */
function TitleBlock({ line, notice }: { line: string; notice: string }) {
  const t = useTranslate();
  return (
    <section aria-label={t('Qué es esta hoja')} className="frame studs">
      <dl
        data-title-block=""
        className="bleed grid border-ink border-y text-small md:border-x lg:grid-cols-[1fr_2fr_2fr]"
      >
        <div className="px-bleed border-line-strong py-3 max-lg:border-b lg:border-r">
          <dt className="text-note text-steel-600">{settings.brand}</dt>
          <dd className="font-semibold">{t('Orientativo: no es un presupuesto')}</dd>
        </div>
        <div className="px-bleed border-line-strong py-3 max-lg:border-b lg:border-r">
          <dt className="text-note text-steel-600">{t('Tu caso')}</dt>
          <dd>{line}</dd>
        </div>
        <div className="px-bleed py-3">
          <dt className="text-note text-steel-600">{t('Advertencia')}</dt>
          <dd>{notice}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Reads a sentence out once the visitor has stopped changing what it is about; what stands there at first is not read out. */
function Announcement({ changes, children }: { changes: number; children: string }) {
  const [read, setRead] = useState('');
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => setRead(children), QUIET);
    return () => clearTimeout(timer);
  }, [changes, children]);
  return (
    <p role="status" className="sr-only" data-planner-said="">
      {read}
    </p>
  );
}
