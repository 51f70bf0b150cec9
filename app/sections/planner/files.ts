import type { Translate } from '#app/i18n/use-translate.ts';
import { type Calendar, dayAfter } from '#app/lib/planner/calendar.ts';
import { monthNumber, monthOf } from '#app/lib/planner/case.ts';
import type { Costs } from '#app/lib/planner/costs.ts';
import { csv } from '#app/lib/planner/csv.ts';
import { icalendar } from '#app/lib/planner/icalendar.ts';
import { paymentsOf } from '#app/lib/planner/payments.ts';
import type * as PlanWords from '#app/sections/planner/plan-words.ts';
import type { Sheet } from '#app/sections/planner/sheet-words.ts';
import { settings } from '#app/site/settings.ts';

/** The functions are handed over: imported here too, they would become one more script of the page's first load. */
type Given = Pick<typeof PlanWords, 'paidForWords' | 'paidToWords' | 'weeksInWords'> & {
  t: Translate;
  costs: Costs;
  calendar: Calendar;
  planner: Sheet;
  /** first month, such as `2027-03`; next month if empty */
  start: string;
};

/** Costs and payments as a table for spreadsheets, in whole euros. */
export function tableFile({ t, costs, calendar, planner, paidForWords, paidToWords }: Given): string {
  const { groups, lines, parts, payees, rates } = planner;
  const three = [t('Bajo'), t('Habitual'), t('Alto')];
  const inEuros = (amounts: readonly number[]) => amounts.map((cents) => cents / 100);
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
    [
      t('Qué pagas y cuándo'),
      t('Se paga a'),
      t('semana, como muy pronto'),
      t('semana, como muy tarde'),
      ...three,
    ],
    ...paymentsOf(costs, calendar, { parts, fees: rates.fees }).map((payment) => [
      paidForWords(t, planner, payment.paidFor),
      paidToWords(planner, payment),
      Math.round(payment.week[0]),
      Math.round(payment.week[1]),
      ...inEuros(payment.amounts),
    ]),
  ]);
}

/** The stages as a calendar. */
export function calendarFile({ t, start, calendar, planner: { stageNames }, weeksInWords }: Given): string {
  const now = new Date().toISOString();
  const first = start || monthOf(monthNumber(now) + 1);
  const events = calendar.stages.map((stage) => ({
    id: stage.id,
    name: stageNames[stage.id],
    from: dayAfter(first, stage.start[0]),
    until: dayAfter(first, stage.end[1]),
    note: t('{{duration}}, dentro de estas fechas. Orientativo.', { duration: weeksInWords(t, stage.weeks) }),
  }));
  return icalendar(events, {
    name: `${settings.brand}: ${t('El calendario')}`,
    host: new URL(settings.siteUrl).host,
    now,
  });
}

/** Downloads a file that is made in the browser, without a server. */
export function download(kind: 'csv' | 'ics', name: string, given: Given): void {
  const [type, content] =
    kind === 'csv' ? ['text/csv', tableFile(given)] : ['text/calendar', calendarFile(given)];
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: address, download: `${name}.${kind}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
