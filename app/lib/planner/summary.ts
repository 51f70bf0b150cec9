import type { BuildingKind } from '#app/site/paths.ts';
import { type Calendar, calendarOf, type Durations, monthsOf } from './calendar.ts';
import { type Building, type Extra, type PlannerCase, readCase } from './case.ts';
import { LINE_GROUPS, type LineGroup, type Rates } from './cost-lines.ts';
import { type Costs, costsOf, groupSum } from './costs.ts';
import { euroRange, euros, grouped } from './money.ts';

const BUILDING: Record<Building, string> = {
  home: 'una vivienda',
  homes: 'un edificio de viviendas',
  premises: 'un local',
  warehouse: 'una nave',
};

const FINISH = { 1: 'acabado sencillo', 2: 'acabado bueno', 3: 'acabado alto' } as const;

const EXTRA: Record<Extra, string> = {
  pool: 'piscina',
  slope: 'sótano o parcela en pendiente',
  garage: 'garaje con terrazas',
  solar: 'placas fotovoltaicas',
  garden: 'jardín vallado',
};

const list = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} y ${items.at(-1)}` : (items[0] ?? '');

function plotOf({ plot, plotPrice }: PlannerCase): string {
  if (plot === 'permit') return 'Tengo la parcela y la licencia.';
  if (plot === 'owned') return 'Tengo la parcela, sin licencia.';
  return plotPrice > 0 ? `Busco parcela, de unos ${euros(plotPrice * 100, 'es')}.` : 'Busco parcela.';
}

function figuresOf(costs: Costs, calendar: Calendar, groups: Record<LineGroup, string>): string[] {
  const range = ([low, , high]: readonly [number, number, number]) => euroRange(low, high, 'es');
  return [
    'Lo que me ha salido en la calculadora (orientativo, no es un presupuesto):',
    `Total: ${range(costs.total)}; habitual, ${euros(costs.total[1], 'es')}.`,
    ...LINE_GROUPS.filter((group) => groupSum(costs, group)[2] > 0).map(
      (group) => `- ${groups[group]}: ${range(groupSum(costs, group))}`,
    ),
    monthsLine(calendar),
  ];
}

function monthsLine({ keys, works }: Calendar): string {
  return `Llaves entre ${monthsOf(keys[0])} y ${monthsOf(keys[1])} meses; obra, de ${works[0]} a ${works[1]} semanas.`;
}

/** What a summary is made from. */
export type SummaryData = {
  showPrices: boolean;
  rates: Rates;
  durations: Durations;
  /** names of the groups of costs, in Spanish */
  groups: Record<LineGroup, string>;
};

/**
 * A case and its figures as a message: always in Spanish, because the company reads it.
 * @param plan a case within its limits (`clampCase`)
 */
export function plannerSummary(
  plan: PlannerCase,
  { showPrices, rates, durations, groups }: SummaryData,
): string {
  const { building, area, storeys, finish, extras, resident, business, start } = plan;
  const calendar = calendarOf(plan, durations);
  const who = [
    business ? 'Soy una empresa' : 'Soy un particular',
    resident ? 'en España' : 'fuera de España',
  ];
  return [
    `Quiero construir ${BUILDING[building]} de ${grouped(area, 'es')} m², ${storeys} ${storeys === 1 ? 'planta' : 'plantas'}, ${FINISH[finish]}.`,
    ...(extras.length > 0 ? [`Con ${list(extras.map((extra) => EXTRA[extra]))}.`] : []),
    plotOf(plan),
    `${who.join(', ')}.`,
    ...(start ? [`Me gustaría empezar en ${start.slice(5)}/${start.slice(0, 4)}.`] : []),
    '',
    ...(showPrices ? figuresOf(costsOf(plan, rates), calendar, groups) : [monthsLine(calendar)]),
  ].join('\n');
}

const KIND: Record<Building, BuildingKind> = {
  home: 'vivienda',
  homes: 'edificio',
  premises: 'local',
  warehouse: 'nave',
};

/**
 * A case from the URL for the quote form: its summary, and the values of separate fields.
 * @param value of the parameter
 * @returns undefined if it is broken
 */
export function quoteOf(
  value: string,
  data: SummaryData,
): { summary: string; fields: { kind: BuildingKind; area: string; plot: 'si' | 'buscando' } } | undefined {
  const { plan, changed, unread } = readCase(value);
  // Nobody has entered what would stand in the place of a broken value.
  if (changed.length > 0 || unread) return undefined;
  const { building, area, plot } = plan;
  return {
    summary: plannerSummary(plan, data),
    fields: { kind: KIND[building], area: String(area), plot: plot === 'looking' ? 'buscando' : 'si' },
  };
}
