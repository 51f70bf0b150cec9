import { Fragment } from 'react';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type Calendar, dayAfter } from '#app/lib/planner/calendar.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { type Amounts, type Costs, scaleBelow, sum } from '#app/lib/planner/costs.ts';
import { euroRange, euros } from '#app/lib/planner/money.ts';
import { type Payment, paymentsByTime, paymentsOf } from '#app/lib/planner/payments.ts';
import { Fold } from '#app/sections/planner/fold.tsx';
import { monthInWords, paidForWords, paidToWords } from '#app/sections/planner/plan-words.ts';
import type { Sheet } from '#app/sections/planner/sheet-words.ts';
import { percent, Timeline, weeksOf } from '#app/sections/planner/timeline.tsx';

type Props = { plan: PlannerCase; costs: Costs; calendar: Calendar; planner: Sheet };

/** The payments: cumulative on the scale of the calendar, and one by one in a table. */
export function PaymentsChart({ plan, costs, calendar, planner }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { says, parts, rates, words } = planner;
  const { start } = plan;
  const payments = paymentsOf(costs, calendar, { parts, fees: rates.fees });
  const [, all, most] = sum(payments.map(({ amounts }) => amounts));
  const whenOf = ({ week: [least, latest] }: Payment) =>
    start
      ? `${monthInWords(dayAfter(start, least), language, 'short')} – ${monthInWords(dayAfter(start, latest), language, 'short')}`
      : t('semanas {{least}}–{{most}}', { least: Math.round(least), most: Math.round(latest) });
  const part = (amount: number) => percent(amount / (all || 1));
  const height = (amount: number) => percent(1 - amount / (most || 1));
  const weeks = weeksOf(calendar);
  /** Points of the step line of what has been paid: x in weeks, y from 1 (nothing) down to 0 (the high total). */
  const stairs = (index: 0 | 1 | 2) => {
    let left = most;
    const points: string[] = [];
    const go = (week: number) => points.push(`${week.toFixed(1)} ${(left / (most || 1)).toFixed(3)}`);
    go(0);
    for (const { week, amounts } of payments) {
      go(week[1]);
      left -= amounts[index];
      go(week[1]);
    }
    go(weeks);
    return points;
  };
  let paid = 0;
  /** Row of a payment or of a subtotal: purpose, payee, time, its bar after what has been paid before, amount. */
  const row = (name: string | undefined, amounts: Amounts, payee?: string, when?: string) => (
    <tr key={`${name}${when}`} data-part={when && ''}>
      <th scope={when ? 'row' : 'rowgroup'}>
        {name}
        {payee && <span>{t('se paga a: {{payee}}', { payee })}</span>}
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
    <Timeline
      id="pagos"
      title={says.payments}
      text={words.payments}
      calendar={calendar}
      plan={plan}
      below={
        <div className="mt-6">
          <table aria-labelledby="pagos" className="plan-table plan-payments">
            <thead>
              <tr>
                {says.paymentHeads.map((name, index) => (
                  <th key={name} scope="col" data-end={index === 2 ? says.whole : undefined}>
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
                      const name = paidForWords(t, planner, paidFor);
                      const payee = time === 1 ? undefined : paidToWords(planner, payment);
                      const drawn = row(name, amounts, payee, whenOf(payment));
                      paid += amounts[1];
                      return drawn;
                    })}
                  </tbody>
                ),
            )}
          </table>
          <Fold of={says.payments} rows />
        </div>
      }
    >
      <div data-beside-names="" className="plan-stairs mt-1.5">
        {/* A line for the typical sums, a band between the low and the high ones. */}
        <svg aria-hidden="true" viewBox={`0 0 ${weeks} 1`} preserveAspectRatio="none">
          <path d={`M${[...stairs(2), ...stairs(0).reverse()].join()}Z`} />
          <path d={`M${stairs(1).join()}`} />
        </svg>
        <svg aria-hidden="true">
          {scaleBelow(most).map((amount) => (
            <Fragment key={amount}>
              <line x2="100%" y1={height(amount)} y2={height(amount)} />
              <text y={height(amount)}>{euros(amount, language)}</text>
            </Fragment>
          ))}
          <text x="100%" y={height(all)}>
            {euros(all, language)}
            {/* Plus the reserve, which is paid to nobody, this is the typical total at the top of the page. */}
            <tspan className="font-normal max-[22em]:hidden">
              {` + ${euros(costs.total[1] - all, language)} ${says.reserve}`}
            </tspan>
          </text>
        </svg>
        <span>{`${euros(most, language)} ${says.noReserve}`}</span>
      </div>
    </Timeline>
  );
}
