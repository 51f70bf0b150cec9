import type { ReactNode } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import type { Calendar } from '#app/lib/planner/calendar.ts';
import { monthNumber, monthOf, type PlannerCase } from '#app/lib/planner/case.ts';
import { monthInWords } from './plan-words.ts';

/** Weeks of a month, on the average. */
const MONTH = 52 / 12;

/** Months on the scale: whole ones. */
const monthsShown = ({ end }: Calendar) => Math.ceil(end[1] / MONTH);

/** Weeks on the scale of a calendar. */
export const weeksOf = (calendar: Calendar) => monthsShown(calendar) * MONTH;

export const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

type Props = {
  id: string;
  words: Planner['words']['calendar'];
  calendar: Calendar;
  plan: PlannerCase;
  /** over the names of the months */
  above?: ReactNode;
  /** part of the scale that is drawn larger below: its start and length, from 0 to 1 */
  band?: readonly [number, number];
  /** what is drawn over the lines of the months, beside names in the first third of the width */
  children: ReactNode;
  below?: ReactNode;
};

/** Head of a section: its heading above the names of the rows, and beside it how to read the section. */
export function SheetHead({ id, words }: { id: string; words: { heading: string; lead: string } }) {
  return (
    <div className="grid-12 items-end gap-y-3 pb-6">
      <h2 id={id} className="type-h2-side px-text col-span-full scroll-mt-24 lg:col-span-4">
        {words.heading}
      </h2>
      <p className="px-text col-span-full max-w-measure-44 text-base text-steel-800 lg:col-span-8">
        {words.lead}
      </p>
    </div>
  );
}

/** A drawing on the scale of the months, with its head. */
export function Timeline({ id, words, calendar, plan: { start }, above, band, children, below }: Props) {
  const language = useLanguage();
  return (
    <section aria-labelledby={id} className="track">
      <div className="frame studs py-step-5">
        <SheetHead id={id} words={words} />
        <div className="px-text">
          <div data-beside-names="" className="lg:ml-(--names)">
            {above}
          </div>
          <Axis
            count={monthsShown(calendar)}
            band={band}
            name={(month) =>
              start
                ? monthInWords(monthOf(monthNumber(start) + month), language, 'short')
                : filled(words.month, { number: month + 1 })
            }
          >
            {children}
          </Axis>
          {below}
        </div>
      </div>
    </section>
  );
}

type AxisProps = Pick<Props, 'band' | 'children'> & {
  /** how many months, or weeks */
  count: number;
  /** label of a month or week, by its index from 0 */
  name: (index: number) => string;
};

/** Axis of months or weeks: as many labels as fit, a vertical line between one and the next, and what is drawn over them. */
export function Axis({ count, name, band, children }: AxisProps) {
  const apart = Math.ceil(count / 8);
  const all = Array.from({ length: count + 1 }, (_, index) => index);
  return (
    <>
      <div data-beside-names="" className="lg:ml-(--names)">
        <svg aria-hidden="true" className="h-6 w-full overflow-visible">
          {all.slice(0, -1).map(
            (index) =>
              index % apart === 0 && (
                <text
                  key={index}
                  x={percent(index / count)}
                  y="14"
                  className={`plan-month ${index % (2 * apart) ? 'max-sm:hidden print:hidden' : ''}`}
                >
                  {name(index)}
                </text>
              ),
          )}
        </svg>
      </div>
      <div className="relative border-line-strong border-t">
        <div data-beside-names="" className="absolute inset-0 lg:left-(--names)">
          <svg aria-hidden="true" className="absolute inset-0 size-full">
            {band && (
              <rect
                x={percent(band[0])}
                width={percent(band[1])}
                height="100%"
                className="fill-oxide/10 plan-moves"
              />
            )}
            {all.map((index) => (
              <line
                key={index}
                x1={percent(index / count)}
                x2={percent(index / count)}
                y2="100%"
                className="stroke-line"
              />
            ))}
          </svg>
        </div>
        {children}
      </div>
    </>
  );
}
