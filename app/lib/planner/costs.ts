import { isHome, type PlannerCase } from './case.ts';
import { LINE_GROUPS, LINES, type LineGroup, type LineId, type Rates, type Three } from './cost-lines.ts';

/** Amounts in cents: low, typical and high. */
export type Amounts = Three;

export type CostLine = { id: LineId; group: LineGroup; amounts: Amounts };

export type Costs = {
  lines: CostLine[];
  /** sum of all lines */
  total: Amounts;
  /** per square metre built: everything but the plot */
  perSquareMetre: Amounts;
};

/** Lines are rounded to a hundred euros (in cents): the rates are no more precise. */
const ROUND = 100_00;

export const NOTHING: Amounts = [0, 0, 0];

/** An amount for low, typical and high. */
export function each(make: (index: 0 | 1 | 2) => number): Amounts {
  return [make(0), make(1), make(2)];
}

/** Amounts of the same kind, added up. */
export function sum(parts: readonly Amounts[]): Amounts {
  return each((index) => parts.reduce((total, part) => total + part[index], 0));
}

const cents = (euros: number) => Math.round(euros * 100);
const percentOf = (amount: number, percent: number) =>
  Math.round((amount * Math.round(percent * 100)) / 10_000);
const withVat = (amount: number, percent: number) => amount + percentOf(amount, percent);

/**
 * Shares in whole percent that add up to 100, because the running total is rounded instead of each share.
 * @param parts amounts of any unit, none negative, not all of them 0
 */
export function wholeShares(parts: readonly number[]): number[] {
  const whole = parts.reduce((total, part) => total + part, 0);
  let end = 0;
  return parts.map((part) => {
    const start = Math.round(end);
    end += (100 * part) / whole;
    return Math.round(end) - start;
  });
}

/** Amounts rounded to a step in cents; by default to a hundred euros, as they are shown. */
export const rounded = (amounts: Amounts, step = ROUND) =>
  each((index) => Math.round(amounts[index] / step) * step);

/** Notary and registry fees for a deed's value, both in cents: interpolated between steps, extrapolated after the last. */
function tariff(value: number, { steps, mostRegistry }: Rates['tariffs']): number {
  const end = steps.findIndex((step, index) => index > 0 && step.value * 100 >= value);
  const [from, to] = end === -1 ? steps.slice(-2) : steps.slice(end - 1);
  if (!from || !to) return 0;
  const part = Math.max(0, (value - from.value * 100) / ((to.value - from.value) * 100));
  const along = (field: 'notary' | 'registry') => from[field] + (to[field] - from[field]) * part;
  return cents(along('notary') + Math.min(along('registry'), mostRegistry));
}

/** Who builds one house for himself need not insure it for ten years (Ley 38/1999, second additional provision). */
function mustInsure({ building, business }: PlannerCase): boolean {
  return building === 'homes' || (building === 'home' && business);
}

/**
 * Everything that a case costs.
 * @param plan a case within its limits (`clampCase`)
 * @param rates percentages and euros of content/planner/; rising from low to high
 * @returns amounts in cents, in whole hundreds of euros; lines that do not apply are left out
 */
export function costsOf(plan: PlannerCase, rates: Rates): Costs {
  const { building, area, storeys, finish, extras, plot } = plan;
  const { lines, vat, tariffs } = rates;
  const home = isHome(building);
  const bought = plot === 'looking';
  const permitted = plot === 'permit';
  const wants = (extra: PlannerCase['extras'][number]) => extras.includes(extra);
  const [basic, detailed, direction] = rates.fees.parts;

  const prices = rates.prices[building][finish - 1] ?? rates.prices[building][0];
  const dearer = 100 + rates.storey.percent * (storeys - 1);
  const house = each((index) => percentOf(area * cents(prices[index]), dearer));
  const garage = wants('garage')
    ? each((index) =>
        percentOf(lines.garage.squareMetres * cents(prices[index]), lines.garage.percentOfHouse[index]),
      )
    : NOTHING;
  const slope = wants('slope')
    ? each((index) => percentOf(house[index], lines.slope.percentOfHouse[index]))
    : NOTHING;
  const euros = ({ euros: amounts }: { euros: Three }) => each((index) => cents(amounts[index]));
  const pool = wants('pool') ? euros(lines.pool) : NOTHING;
  const solar = wants('solar') ? euros(lines.solar) : NOTHING;
  const garden = wants('garden')
    ? each((index) => lines.garden.squareMetres * cents(lines.garden.eurosEach[index]))
    : NOTHING;
  const contract = sum([house, garage, slope, pool, solar, garden]);
  // The material execution: what is left of the contract without overheads and profit.
  const share = 100 + rates.overheads.generalCosts + rates.overheads.profit;
  const execution = each((index) => Math.round((contract[index] * 100) / share));

  const worksVat = each((index) => {
    const around = pool[index] + garden[index];
    // Pool and garden in the contract of the house have its lower rate; the high amount allows for advisers who disagree.
    const lower = home ? contract[index] - (index === 2 ? around : 0) : 0;
    return percentOf(lower, vat.homes) + percentOf(contract[index] - lower, vat.general);
  });
  const part = (of: Amounts, { percent }: { percent: Three }) =>
    each((index) => percentOf(of[index], percent[index]));
  const atLeast = (amounts: Amounts, least: Three) =>
    each((index) => Math.max(amounts[index], cents(least[index])));
  const taxed = (amounts: Amounts) => each((index) => withVat(amounts[index], vat.general));

  // If the permit is granted, the basic design for it has been paid.
  const stillToPay = permitted ? 100 - basic : 100;
  const fee = (line: { percent: Three }) =>
    each((index) => percentOf(part(execution, line)[index], stillToPay));
  // Two equal payments may be left then, each of whole hundreds.
  const feeStep = permitted && detailed === direction ? 2 * ROUND : ROUND;
  const architect = fee(lines.architect);
  const technician = fee(lines.technician);
  const papers = taxed(sum([part(execution, lines.papers), euros(lines.papers)]));
  const perKind = ({ byKind }: { byKind: Record<PlannerCase['building'], Three> }) =>
    euros({ euros: byKind[building] });
  const notary = (value: Amounts) =>
    taxed(each((index) => Math.round(tariff(value[index], tariffs) * tariffs.withCopies[index])));
  const decennial = atLeast(part(contract, lines.decennial), lines.decennial.least);

  const price = cents(plan.plotPrice);
  const paid = bought && price > 0;
  const plotPrice = paid ? each(() => price) : NOTHING;
  const { plotTax } = lines;
  const fromPerson = plan.plotPrice > plotTax.dear.above ? plotTax.dear.percent : plotTax.percent;
  const fromBusiness = vat.general + lines.deedTax.percent[2];

  const amounts: Record<LineId, Amounts> = {
    house,
    garage,
    slope,
    pool,
    solar,
    garden,
    worksVat,
    icio: part(execution, lines.icio),
    permitFee: permitted ? NOTHING : part(execution, lines.permitFee),
    architect: rounded(taxed(architect), feeStep),
    technician: rounded(taxed(technician), feeStep),
    survey: permitted ? NOTHING : taxed(perKind(lines.survey)),
    papers,
    siteInsurance: part(contract, lines.siteInsurance),
    decennial: !home
      ? NOTHING
      : mustInsure(plan)
        ? decennial
        : // Voluntary, so low and typical are nothing.
          [0, 0, decennial[2]],
    connections: perKind(lines.connections),
    // Tax offices differ on whether the declared cost includes the builder's overheads.
    deedTax: part([execution[0], execution[1], contract[2]], lines.deedTax),
    deedNotary: notary(execution),
    appraisal: euros(lines.appraisal),
    contingency: part(sum([contract, architect, technician]), lines.contingency),
    plot: plotPrice,
    plotTax: each((index) =>
      percentOf(plotPrice[index], index === 2 ? Math.max(fromPerson, fromBusiness) : fromPerson),
    ),
    plotLawyer: paid ? taxed(atLeast(part(plotPrice, lines.plotLawyer), lines.plotLawyer.least)) : NOTHING,
    plotNotary: paid ? notary(plotPrice) : NOTHING,
  };
  const shown = LINE_GROUPS.flatMap((group) =>
    LINES[group].map((id: LineId) => ({ id, group, amounts: rounded(amounts[id]) })),
  ).filter((line) => line.amounts[2] > 0);
  const total = sum(shown.map((line) => line.amounts));
  const withoutPlot = sum(shown.filter(({ group }) => group !== 'plot').map((line) => line.amounts));
  return { lines: shown, total, perSquareMetre: each((index) => Math.round(withoutPlot[index] / area)) };
}

/** Sum of the lines of a group, in cents. */
export function groupSum({ lines }: Pick<Costs, 'lines'>, group: LineGroup): Amounts {
  return sum(lines.filter((line) => line.group === group).map((line) => line.amounts));
}
