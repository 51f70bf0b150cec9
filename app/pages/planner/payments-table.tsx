import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type Calendar, dayAfter } from '#app/lib/planner/calendar.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { type Amounts, type Costs, sum } from '#app/lib/planner/costs.ts';
import { euroRange } from '#app/lib/planner/money.ts';
import { type Payment, paymentsByTime, paymentsOf } from '#app/lib/planner/payments.ts';
import { Fold } from './fold.tsx';
import { monthInWords, paidForWords, paidToWords } from './plan-words.ts';
import { percent, SheetHead } from './timeline.tsx';

type Props = { plan: PlannerCase; costs: Costs; calendar: Calendar; planner: Planner };

/** The payments one by one: when, to whom, how much, and each as a bar after those that were paid before. */
export function PaymentsTable({ plan: { start }, costs, calendar, planner }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { parts, rates, words } = planner;
  const says = words.payments;
  const payments = paymentsOf(costs, calendar, { parts, fees: rates.fees });
  const [, all] = sum(payments.map(({ amounts }) => amounts));
  const whenOf = ({ week: [least, latest] }: Payment) =>
    start
      ? `${monthInWords(dayAfter(start, least), language, 'short')} – ${monthInWords(dayAfter(start, latest), language, 'short')}`
      : filled(says.weeks, { least: Math.round(least), most: Math.round(latest) });
  const part = (amount: number) => percent(amount / (all || 1));
  let paid = 0;
  /** Row of a payment or of a subtotal: purpose, payee, time, its bar after what has been paid before, amount. */
  const row = (name: string | undefined, amounts: Amounts, payee?: string, when?: string) => (
    <tr key={`${name}${when}`} data-part={when && ''}>
      <th scope={when ? 'row' : 'rowgroup'}>
        {name}
        {payee && <span>{filled(words.costs.paidTo, { payee })}</span>}
        {when && <span>{when}</span>}
      </th>
      <td>{when}</td>
      <td>
        <svg aria-hidden="true">
          <rect x={part(paid)} width={part(amounts[1])} height="100%" />
        </svg>
      </td>
      <td>{euroRange(amounts[0], amounts[2], language)}</td>
    </tr>
  );
  return (
    <section aria-labelledby="pagos" className="track">
      <div className="frame studs py-step-5">
        <SheetHead id="pagos" words={says} />
        <div className="px-text">
          <table aria-labelledby="pagos" className="plan-table plan-payments">
            <thead>
              <tr>
                {says.columns.map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    data-end={index === 2 ? t('{{number}}\u202f%', { number: 100 }) : undefined}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {paymentsByTime(payments).map(
              (its, time) =>
                its[0] && (
                  <tbody key={says.times[time]}>
                    {/* All parts of the price have the same payee: the subtotal names it. */}
                    {row(
                      says.times[time],
                      sum(its.map(({ amounts }) => amounts)),
                      time === 1 ? paidToWords(planner, its[0]) : undefined,
                    )}
                    {its.map((payment) => {
                      const { paidFor, amounts } = payment;
                      const name = paidForWords(planner, paidFor);
                      const payee = time === 1 ? undefined : paidToWords(planner, payment);
                      const drawn = row(name, amounts, payee, whenOf(payment));
                      paid += amounts[1];
                      return drawn;
                    })}
                  </tbody>
                ),
            )}
          </table>
          <Fold label={filled(says.button, { number: payments.length })} />
        </div>
      </div>
    </section>
  );
}
