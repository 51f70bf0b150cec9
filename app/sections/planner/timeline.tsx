import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { Calendar } from '#app/lib/planner/calendar.ts';
import { monthNumber, monthOf, type PlannerCase } from '#app/lib/planner/case.ts';
import { monthInWords } from '#app/sections/planner/plan-words.ts';

/** Weeks of a month, on the average. */
const MONTH = 52 / 12;

/** Months on the scale: whole ones. */
const monthsOf = ({ end }: Calendar) => Math.ceil(end[1] / MONTH);

/** Weeks on the scale of a calendar. */
export const weeksOf = (calendar: Calendar) => monthsOf(calendar) * MONTH;

export const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

type Props = {
  id: string;
  title: string;
  text: string;
  calendar: Calendar;
  plan: PlannerCase;
  /** over the names of the months */
  above?: ReactNode;
  /** what is drawn over the lines of the months, beside names in the first third of the width */
  children: ReactNode;
  below?: ReactNode;
};

/** A drawing on the scale of the months, with its head. */
export function Timeline({ id, title, text, calendar, plan, above, children, below }: Props) {
  const months = monthsOf(calendar);
  return (
    <section aria-labelledby={id} className="track">
      <div className="frame studs px-text py-[clamp(2.5rem,5vw,4.5rem)]">
        <div className="grid-12 items-end gap-y-3 pb-6">
          <h2 id={id} className="type-h2-side col-span-full scroll-mt-24 lg:col-span-4">
            {title}
          </h2>
          <p className="col-span-full max-w-[44em] text-base text-steel-800 lg:col-span-8">{text}</p>
        </div>
        <div data-beside-names="" className="lg:ml-[33.333%]">
          {above}
          <MonthNames months={months} start={plan.start} />
        </div>
        <div className="relative border-line-strong border-t">
          <div data-beside-names="" className="absolute inset-0 lg:left-[33.333%]">
            <MonthLines months={months} />
          </div>
          {children}
        </div>
        {below}
      </div>
    </section>
  );
}

/** As many as fit. */
function MonthNames({ months, start }: { months: number; start: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const apart = Math.ceil(months / 8);
  const named = Array.from({ length: Math.ceil(months / apart) }, (_, index) => index * apart);
  return (
    <svg aria-hidden="true" className="h-6 w-full overflow-visible">
      {named.map((month) => (
        <text
          key={month}
          x={percent(month / months)}
          y="14"
          className={`plan-month ${month % (2 * apart) ? 'max-sm:hidden print:hidden' : ''}`}
        >
          {start
            ? monthInWords(monthOf(monthNumber(start) + month), language, 'short')
            : t('mes {{number}}', { number: month + 1 })}
        </text>
      ))}
    </svg>
  );
}

/** Upright lines, one for each month. */
function MonthLines({ months }: { months: number }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      {Array.from({ length: months + 1 }, (_, month) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: months are their numbers
          key={month}
          x1={percent(month / months)}
          x2={percent(month / months)}
          y2="100%"
          className="stroke-line"
        />
      ))}
    </svg>
  );
}
