import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { calendarOf } from '#app/lib/planner/calendar.ts';
import { type PlannerCase, writeCase } from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { euros } from '#app/lib/planner/money.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { TryAgain } from '#app/sections/try-again.tsx';
import { pathFor } from '#app/site/paths.ts';
import { LANGUAGE_INFO } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import { Hatch } from '#app/ui/hatch.tsx';
import { Around } from './around.tsx';
import { AskQuote } from './ask-quote.tsx';
import { CalendarChart } from './calendar-chart.tsx';
import { CostTable } from './cost-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { PlanForm } from './plan-form.tsx';
import { caseInWords, monthsInWords } from './plan-words.ts';
import { TakeAway } from './take-away.tsx';
import { Total } from './total.tsx';
import { usePlan, useShownCase } from './use-plan.ts';

/** Debounce in milliseconds before the result is read out: once, not at every step of a slider. */
const QUIET = 1200;

type Props = { planner: Planner };

/** The calculator: the form beside the total, then calendar, payments and all costs of the case. */
export function Calculator({ planner }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { words, showPrices } = planner;
  const { total } = words;
  const { plan, adjusted, changes, change } = usePlan();
  const costs = costsOf(plan, planner.rates);
  const calendar = calendarOf(plan, planner.durations);
  const months = monthsInWords(words, calendar.keys);
  const [least = '', usual = '', most = ''] = costs.total.map((amount) => euros(amount, language));
  const said = showPrices
    ? filled(total.said, { usual, least, most, months })
    : filled(total.saidWithoutPrices, { months });
  // The total updates at once; the charts below it may lag behind.
  const later = useDeferredValue(plan);
  return (
    <div data-sheet="" className="plan-sheet [overflow-anchor:none] awaits-plan:invisible">
      <p className="plan-opening frame px-text type-lead">{words.opening}</p>
      {/* Positioned, so that it takes no cell in the grid of the printed sheet. */}
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        <Hatch id="planner-hatch" className="fill-oxide" />
        <Hatch id="planner-hatch-ink" className="fill-steel-600" />
      </svg>
      <section id="tu-caso" aria-labelledby="tu-caso-titulo" className="frame studs track scroll-mt-header">
        {/* Below 1024 px the total stays in sight while the form is changed further down. */}
        <div className="plan-bar bleed px-bleed no-js:hidden lg:hidden print:hidden">
          <p aria-hidden="true" data-total="">
            {showPrices && <b>{usual}</b>} <span>{months}</span>
          </p>
          <AskQuote plan={plan}>{t('Presupuesto')}</AskQuote>
        </div>
        <div className="grid-12">
          <div className="plan-half px-text no-words:hidden print:hidden">
            <h2 id="tu-caso-titulo" className="sr-only">
              {words.form.heading}
            </h2>
            <PlanForm plan={plan} adjusted={adjusted} change={change} planner={planner} />
          </div>
          <p className="plan-half type-lead px-text js:hidden">
            {words.withoutScript} <TryAgain />
          </p>
          <div className="plan-half px-text">
            <Total costs={costs} calendar={calendar} planner={planner}>
              <AskQuote plan={plan} arrow>
                {words.takeAway.link}
              </AskQuote>
            </Total>
          </div>
        </div>
        <Announcement changes={changes}>{said}</Announcement>
      </section>
      <Details plan={later} planner={planner} />
      <TakeAway plan={plan} planner={planner} />
    </div>
  );
}

/** All below the form: calendar, payments, costs, notes, and title block. Memoised for the deferred case. */
const Details = memo(({ plan, planner }: Props & { plan: PlannerCase }) => {
  useShownCase(plan);
  const shared = {
    plan,
    costs: costsOf(plan, planner.rates),
    calendar: calendarOf(plan, planner.durations),
    planner,
  };
  return (
    <>
      <CalendarChart {...shared} />
      {planner.showPrices && (
        <>
          <PaymentsTable {...shared} />
          <CostTable {...shared} />
        </>
      )}
      <Around {...shared} />
      <TitleBlock {...shared} />
    </>
  );
});

/** Title block at the foot of the sheet, as on architects' drawings. */
function TitleBlock({ plan, planner: { words } }: { plan: PlannerCase; planner: Planner }) {
  const t = useTranslate();
  const language = useLanguage();
  const hydrated = useHydrated();
  const { form, sheet } = words;
  const parts = [
    [settings.brand, sheet.guide],
    [form.heading, caseInWords(plan, words, language)],
    [sheet.heading, sheet.notice],
  ];
  return (
    <section aria-label={sheet.label} className="frame studs">
      <dl data-title-block="" className="plan-title-block bleed">
        {parts.map(([name, text]) => (
          <div key={name} className="px-bleed">
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="hidden print:block">
          <dt>{t('Este cálculo')}</dt>
          <dd>
            {/* The document does not know the day it is printed. */}
            {hydrated &&
              `${new Intl.DateTimeFormat(LANGUAGE_INFO[language].locale, { dateStyle: 'long' }).format(new Date())}: `}
            {`${new URL(settings.siteUrl).host}${pathFor('planner', language)}?${PLAN}=${writeCase(plan)}`}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Live region that reads out the result once the visitor stops changing the form; the initial result is not read out. */
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
