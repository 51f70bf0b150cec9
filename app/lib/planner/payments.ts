import type { Calendar, StageId, Weeks } from './calendar.ts';
import { type Amounts, type Costs, sum } from './costs.ts';
import type { LineId, Rates } from './rates.ts';

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

/** Other costs that are paid at once. */
export type PaidForCosts = 'plot' | 'studies' | 'permit' | 'start' | 'connections' | 'deed';

/** What is paid at once: a part of the price by its place, of the fees, or other costs. */
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
  /** what is paid with it, of the costs that it names */
  lines: readonly LineId[];
};

/** Parts of the price in percent, with the moment of each. */
export type PriceParts = readonly { part: number; after: (typeof PAID_AFTER)[number] }[];

const half = (start: Weeks, end: Weeks): Weeks => [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
const share = (amounts: Amounts, percent: number): Amounts =>
  // Amounts are whole hundreds of euros, so that a percentage of them is whole too.
  [(amounts[0] * percent) / 100, (amounts[1] * percent) / 100, (amounts[2] * percent) / 100];

/**
 * All payments of a case in their order. Together they are its costs without the reserve for the unexpected, which is
 * paid to nobody.
 */
export function paymentsOf(
  { lines }: Costs,
  { stages }: Calendar,
  { parts, fees }: { parts: PriceParts; fees: Rates['fees'] },
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
  const [basic, detailed, direction] = fees.parts;
  const permitted = !stage('permit');
  // With the permit, the part of the basic design is not among the costs any more.
  const left = permitted ? detailed + direction : 100;
  const feeParts: [number, Weeks][] = [
    ...(permitted ? [] : [[basic, end('basic-design')] as [number, Weeks]]),
    [detailed, end('detailed-design')],
    [direction, end('handover')],
  ];
  let given: Amounts = [0, 0, 0];
  const feePayments = feeParts.map(([part, week], index) => {
    const amounts: Amounts =
      index === feeParts.length - 1
        ? [designed[0] - given[0], designed[1] - given[1], designed[2] - given[2]]
        : (designed.map((amount) => Math.floor((amount * part) / left)) as unknown as Amounts);
    given = sum([given, amounts]);
    return { paidFor: { fees: part }, week, amounts, lines: designers };
  });

  const payments: Payment[] = [
    {
      paidFor: { costs: 'plot' },
      week: end('search'),
      ...paying('plot', 'plotTax', 'plotLawyer', 'plotNotary'),
    },
    { paidFor: { costs: 'studies' }, week: end('ground'), ...paying('survey') },
    ...feePayments,
    { paidFor: { costs: 'permit' }, week: end('permit'), ...paying('permitFee') },
    {
      paidFor: { costs: 'start' },
      week: end('contract'),
      ...paying('icio', 'papers', 'siteInsurance', 'decennial', 'appraisal'),
    },
    ...parts.map(({ part, after }, index) => ({
      paidFor: { part: index },
      week: moment(after),
      amounts: share(price, part),
      lines: works,
    })),
    { paidFor: { costs: 'connections' }, week: end('interior'), ...paying('connections') },
    { paidFor: { costs: 'deed' }, week: end('deed'), ...paying('deedTax', 'deedNotary') },
  ];
  return payments
    .filter(({ amounts }) => amounts[2] > 0)
    .sort((one, other) => one.week[1] - other.week[1] || one.week[0] - other.week[0]);
}
