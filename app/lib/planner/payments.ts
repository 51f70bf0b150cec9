import type { Calendar, StageId, Weeks } from './calendar.ts';
import type { LineId, Rates } from './cost-lines.ts';
import { type Amounts, type Costs, each, NOTHING, rounded, sum } from './costs.ts';

/** When a part of the price is paid: with the contract, or when a phase has ended or is half done. */
export const PAID_AFTER = [
  'contract',
  'foundations',
  'frame',
  'envelope',
  'half-interior',
  'interior',
  'handover',
] as const;

/** Groups of other costs that are paid together. */
export type PaidForCosts = 'plot' | 'studies' | 'permit' | 'start' | 'connections' | 'deed';

/** What a payment is for: a part of the price by its index, a part of the fees, or other costs. */
export type PaidFor =
  | { part: number }
  /** of the fees, in percent */
  | { fees: number }
  | { costs: PaidForCosts };

export type Payment = {
  paidFor: PaidFor;
  /** weeks from the first day, if all takes shortest and if all takes longest */
  week: Weeks;
  /** cents */
  amounts: Amounts;
  /** the cost lines that it pays for */
  lines: readonly LineId[];
};

/** Parts of the price in percent, with the moment of each. */
export type PriceParts = readonly { part: number; after: (typeof PAID_AFTER)[number] }[];

const half = (start: Weeks, end: Weeks): Weeks => [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];

/**
 * Splits a sum into amounts of whole hundreds of euros. Equal parts get equal amounts: the rounding remainder goes to
 * the largest part that occurs only once, or to the last part.
 */
function divided(amounts: Amounts, parts: readonly number[]): Amounts[] {
  const all = parts.reduce((before, part) => before + part, 0);
  const shares = parts.map((part) => rounded(each((index) => (amounts[index] * part) / all)));
  const paid = sum(shares);
  const alone = parts.filter((part) => parts.indexOf(part) === parts.lastIndexOf(part));
  const takesRest = alone.length > 0 ? parts.indexOf(Math.max(...alone)) : parts.length - 1;
  return shares.map((share, place) =>
    place === takesRest ? each((index) => share[index] + amounts[index] - paid[index]) : share,
  );
}

/**
 * All payments of a case in their order. Together they are its costs without the reserve for the unexpected, which is
 * paid to nobody.
 */
export function paymentsOf(
  { lines }: Costs,
  { stages }: Calendar,
  { parts, fees: feesOf }: { parts: PriceParts; fees: Rates['fees'] },
): Payment[] {
  const stage = (id: StageId) => stages.find((each) => each.id === id);
  const end = (id: StageId): Weeks => stage(id)?.end ?? [0, 0];
  const paying = (...ids: LineId[]) => {
    const paid = lines.filter(({ id }) => ids.includes(id));
    return { amounts: sum(paid.map(({ amounts }) => amounts)), lines: paid.map(({ id }) => id) };
  };
  const works = lines.filter(({ group }) => group === 'works').map(({ id }) => id);
  const price = paying(...works, 'worksVat').amounts;
  // The interior begins when the envelope stands.
  const moment = (after: (typeof PAID_AFTER)[number]) =>
    after === 'half-interior' ? half(end('envelope'), end('interior')) : end(after);

  const { amounts: designed, lines: designers } = paying('architect', 'technician');
  const [basic, detailed, direction] = feesOf.parts;
  const feeParts: [part: number, week: Weeks][] = [
    [basic, end('basic-design')],
    [detailed, end('detailed-design')],
    [direction, end('handover')],
  ];
  // With the permit, the part of the basic design is not among the costs any more.
  if (!stage('permit')) feeParts.shift();
  const fees = divided(
    designed,
    feeParts.map(([part]) => part),
  );
  const worksParts = divided(
    price,
    parts.map(({ part }) => part),
  );

  const payments: Payment[] = [
    {
      paidFor: { costs: 'plot' },
      week: end('search'),
      ...paying('plot', 'plotTax', 'plotLawyer', 'plotNotary'),
    },
    { paidFor: { costs: 'studies' }, week: end('ground'), ...paying('survey') },
    ...feeParts.map(([part, week], index) => ({
      paidFor: { fees: part },
      week,
      amounts: fees[index] ?? NOTHING,
      lines: designers,
    })),
    { paidFor: { costs: 'permit' }, week: end('permit'), ...paying('permitFee') },
    {
      paidFor: { costs: 'start' },
      week: end('contract'),
      ...paying('icio', 'papers', 'siteInsurance', 'decennial', 'appraisal'),
    },
    ...parts.map(({ after }, index) => ({
      paidFor: { part: index },
      week: moment(after),
      amounts: worksParts[index] ?? NOTHING,
      lines: works,
    })),
    { paidFor: { costs: 'connections' }, week: end('interior'), ...paying('connections') },
    { paidFor: { costs: 'deed' }, week: end('deed'), ...paying('deedTax', 'deedNotary') },
  ];
  return payments
    .filter(({ amounts }) => amounts[2] > 0)
    .sort((one, other) => one.week[1] - other.week[1] || one.week[0] - other.week[0]);
}

/** Payments in order, in three groups: up to the signing of the contract, for the works, and later ones. */
export function paymentsByTime(
  payments: readonly Payment[],
): [before: Payment[], works: Payment[], after: Payment[]] {
  const works = payments.filter(({ paidFor }) => 'part' in paidFor);
  const others = payments.filter((payment) => !works.includes(payment));
  const signed = works[0]?.week[1] ?? 0;
  return [
    others.filter(({ week }) => week[1] <= signed),
    works,
    others.filter(({ week }) => week[1] > signed),
  ];
}
