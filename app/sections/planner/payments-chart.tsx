import { type Translate, useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type Calendar, dayAfter } from '#app/lib/planner/calendar.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import type { Costs } from '#app/lib/planner/costs.ts';
import { euroRange, euros } from '#app/lib/planner/money.ts';
import { type PaidFor, type Payment, paymentsOf } from '#app/lib/planner/payments.ts';
import { Fold } from '#app/sections/planner/fold.tsx';
import { monthInWords } from '#app/sections/planner/plan-words.ts';
import type { Sheet } from '#app/sections/planner/sheet-words.ts';
import { percent, Timeline, weeksOf } from '#app/sections/planner/timeline.tsx';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';

/** Units of the drawing, whatever its size on the screen. */
const [WIDTH, HEIGHT] = [1000, 200];

/** What a payment is for, in words. */
export function paidForWords(
  t: Translate,
  { parts, says }: Pick<Sheet, 'parts' | 'says'>,
  paidFor: PaidFor,
): string {
  if ('part' in paidFor) {
    const part = parts[paidFor.part];
    return t('Obra, {{number}} %: {{moment}}', { number: part?.part ?? 0, moment: part?.name ?? '' });
  }
  if ('fees' in paidFor) return t('Honorarios de los técnicos, {{number}} %', { number: paidFor.fees });
  return says.paidFor[paidFor.costs];
}

/** Who gets a payment, in words. */
export function paidToWords({ payees, lines }: Sheet, payment: Payment): string {
  const ids = new Set(payment.lines.map((id) => lines[id].payee));
  return [...ids].map((id) => payees[id]).join('; ');
}

type Props = { plan: PlannerCase; costs: Costs; calendar: Calendar; planner: Sheet };

/** The payments on the scale of the calendar: what has been paid by when, and the list of them. */
export function PaymentsChart({ plan, costs, calendar, planner }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { says, parts, rates, samplePayments, words } = planner;
  const { start } = plan;
  const payments = paymentsOf(costs, calendar, { parts, fees: rates.fees });
  const most = payments.reduce((sum, { amounts }) => sum + amounts[2], 0) || 1;
  const habitual = payments.map(({ amounts }) => amounts[1]);
  const before = (index: number) => habitual.slice(0, index).reduce((sum, amount) => sum + amount, 0);
  const all = before(habitual.length) || 1;
  const week = (payment: Payment) =>
    start
      ? `${monthInWords(dayAfter(start, payment.week[0]), language, 'short')} – ${monthInWords(dayAfter(start, payment.week[1]), language, 'short')}`
      : t('semana {{least}}–{{most}}', {
          least: Math.round(payment.week[0]),
          most: Math.round(payment.week[1]),
        });
  return (
    <Timeline
      id="pagos"
      title={says.payments}
      text={words.payments}
      calendar={calendar}
      plan={plan}
      below={
        <div className="mt-6">
          <Fold of={says.payments} />
          <ol className="border-line border-t">
            {payments.map((payment, index) => {
              const { paidFor, amounts } = payment;
              const key = `${JSON.stringify(paidFor)}-${payment.week[1]}`;
              return (
                <li key={key} className="plan-payment">
                  <span>
                    <b>{paidForWords(t, planner, paidFor)}</b>
                    <span>{t('se paga a: {{payee}}', { payee: paidToWords(planner, payment) })}</span>
                  </span>
                  <span>{week(payment)}</span>
                  <svg aria-hidden="true">
                    <rect
                      x={percent(before(index) / all)}
                      y="20%"
                      width={percent(amounts[1] / all)}
                      height="60%"
                      className="fill-accent"
                    />
                  </svg>
                  <span>{euroRange(amounts[0], amounts[2], language)}</span>
                </li>
              );
            })}
          </ol>
          {samplePayments && <SampleNote className="mt-4" />}
        </div>
      }
    >
      <div data-beside-names="" className="plan-stairs">
        <Steps payments={payments} weeks={weeksOf(calendar)} most={most} />
        <span>{`${euros(most, language)} ${says.noReserve}`}</span>
      </div>
    </Timeline>
  );
}

/** What has been paid by each week, as stairs: a line for the typical sums, hatched between the low and the high ones. */
function Steps({ payments, weeks, most }: { payments: readonly Payment[]; weeks: number; most: number }) {
  const stairs = (index: 0 | 1 | 2) => {
    let paid = 0;
    const points: [number, number][] = [[0, HEIGHT]];
    for (const { week, amounts } of payments) {
      const x = (WIDTH * week[1]) / weeks;
      points.push([x, HEIGHT - (HEIGHT * paid) / most]);
      paid += amounts[index];
      points.push([x, HEIGHT - (HEIGHT * paid) / most]);
    }
    points.push([WIDTH, HEIGHT - (HEIGHT * paid) / most]);
    return points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  };
  const band = [...stairs(2), ...stairs(0).reverse()].join('L');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      <path d={`M${band}Z`} />
      <path d={`M${stairs(1).join('L')}`} />
    </svg>
  );
}
