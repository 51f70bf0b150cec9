import { useState } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type Calendar, dayAfter } from '#app/lib/planner/calendar.ts';
import { type Building, monthNumber, monthOf, type PlannerCase, writeCase } from '#app/lib/planner/case.ts';
import type { Costs } from '#app/lib/planner/costs.ts';
import { csv } from '#app/lib/planner/csv.ts';
import { icalendar } from '#app/lib/planner/icalendar.ts';
import { PLAN } from '#app/lib/planner/parameter.ts';
import { paymentsOf } from '#app/lib/planner/payments.ts';
import { paidForWords } from '#app/sections/planner/payments-chart.tsx';
import { weeksInWords } from '#app/sections/planner/plan-words.ts';
import { thisMonth } from '#app/sections/planner/use-plan.ts';
import { type BuildingKind, pathFor, quoteAddress } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

const KIND: Record<Building, BuildingKind> = {
  home: 'vivienda',
  homes: 'edificio',
  premises: 'local',
  warehouse: 'nave',
};

/** Gives a file to the browser, without any server. */
function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

type Props = { plan: PlannerCase; costs: Costs; calendar: Calendar; planner: Planner };

/** What to do with a case: ask for a quote with it, keep its address, print it, take table and calendar away. */
export function TakeAway({ plan, costs, calendar, planner }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [said, setSaid] = useState('');
  const { lines, payees, groups, parts, rates, showPrices, stageNames } = planner;
  const value = writeCase(plan);
  const file = `${pathFor('planner', language).split('/').at(-1)}-${value}`;

  const copy = async () => {
    const address = `${location.origin}${pathFor('planner', language)}?${PLAN}=${value}`;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(t('Enlace copiado'));
    } catch {
      setSaid(t('Tu navegador no deja copiarlo. La dirección es {{address}}', { address }));
    }
  };
  const table = () => {
    const three = [t('Bajo'), t('Habitual'), t('Alto')];
    const inEuros = (amounts: readonly number[]) => amounts.map((cents) => cents / 100);
    const payments = paymentsOf(costs, calendar, { parts, fees: rates.fees });
    return csv([
      [t('Grupo'), t('Gasto'), t('Se paga a'), ...three],
      ...costs.lines.map(({ id, group, amounts }) => [
        groups[group],
        lines[id].name,
        payees[lines[id].payee] ?? '',
        ...inEuros(amounts),
      ]),
      [t('Suma'), '', '', ...inEuros(costs.total)],
      [],
      [t('Qué pagas y cuándo'), t('semana, lo más pronto'), t('semana, lo más tarde'), ...three],
      ...payments.map(({ paidFor, week, amounts }) => [
        paidForWords(t, parts, paidFor),
        Math.round(week[0]),
        Math.round(week[1]),
        ...inEuros(amounts),
      ]),
    ]);
  };
  const events = () => {
    const start = plan.start || monthOf(monthNumber(thisMonth()) + 1);
    return icalendar(
      calendar.stages.map((stage) => ({
        id: stage.id,
        name: stageNames[stage.id],
        from: dayAfter(start, stage.start[0]),
        to: dayAfter(start, stage.end[1]),
        note: t('{{duration}}, dentro de estas fechas. Orientativo.', {
          duration: weeksInWords(t, stage.weeks),
        }),
      })),
      { name: t('El calendario'), host: new URL(settings.siteUrl).host, now: new Date().toISOString() },
    );
  };

  return (
    <section aria-labelledby="llevatelo" className="track print:hidden">
      <div className="frame studs px-text grid-12 items-start gap-y-6 py-[clamp(2.5rem,5vw,4.5rem)]">
        <div className="col-span-full lg:col-span-4 lg:pr-8">
          <h2 id="llevatelo" className="type-h2-side">
            {t('Qué hacer con esto')}
          </h2>
        </div>
        <div className="col-span-full lg:col-span-8">
          <ButtonLink to={quoteWith(plan, language)} arrow data-planner-quote="">
            {t('Pedir presupuesto con estos datos')}
          </ButtonLink>
          <p className="mt-3 max-w-[38em] text-base text-steel-800">
            {t('El formulario se abre con tu caso escrito. Lo lees, cambias lo que quieras y lo mandas tú.')}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 no-js:hidden">
            <Button variant="secondary" onClick={copy}>
              <Icon name="copy" />
              {t('Copiar enlace')}
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              {t('Imprimir')}
            </Button>
            {showPrices && (
              <Button variant="secondary" onClick={() => download(`${file}.csv`, 'text/csv', table())}>
                {t('Tabla (CSV)')}
              </Button>
            )}
            <Button variant="secondary" onClick={() => download(`${file}.ics`, 'text/calendar', events())}>
              {t('Calendario (.ics)')}
            </Button>
          </div>
          <p role="status" className="mt-3 min-h-[1.45em] text-small text-steel-800 wrap-anywhere">
            {said}
          </p>
          {!plan.start && (
            <p className="text-note text-steel-600 no-js:hidden">
              {t('Sin mes elegido, el calendario empieza el mes que viene.')}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Address of the quote page that knows the case. */
export function quoteWith(plan: PlannerCase, language: Parameters<typeof quoteAddress>[0]): string {
  return `${quoteAddress(language, { kind: KIND[plan.building] })}&${PLAN}=${writeCase(plan)}`;
}
