import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type Calendar, dayAfter, type Stage } from '#app/lib/planner/calendar.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { monthInWords, monthsInWords, weeksInWords } from '#app/sections/planner/plan-words.ts';
import type { Sheet } from '#app/sections/planner/sheet-words.ts';
import { percent, Timeline, weeksOf } from '#app/sections/planner/timeline.tsx';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';

/** A dimension line from the first day to the keys: hatched between the earliest and the latest. */
function KeysLine({
  calendar: { keys },
  weeks,
  children,
}: {
  calendar: Calendar;
  weeks: number;
  children: string;
}) {
  const [earliest, latest] = [percent(keys[0] / weeks), percent(keys[1] / weeks)];
  return (
    <svg role="img" aria-label={children} className="h-9 w-full overflow-visible">
      <line x2={latest} y1="26" y2="26" className="stroke-oxide" />
      <rect
        x={earliest}
        y="22"
        width={percent((keys[1] - keys[0]) / weeks)}
        height="8"
        className="fill-[url(#planner-hatch)] plan-moves"
      />
      {['0%', earliest, latest].map((x) => (
        <svg key={x} aria-hidden="true" x={x} y="26" className="overflow-visible">
          <path d="M-5 5 5-5" className="stroke-[1.5] stroke-oxide" />
        </svg>
      ))}
      <text
        x={latest}
        y="14"
        textAnchor="end"
        className="fill-oxide-text font-semibold text-note tabular-nums"
      >
        {children}
      </text>
    </svg>
  );
}

type Props = { plan: PlannerCase; calendar: Calendar; planner: Sheet };

/** From the first day to the last paper, to scale: solid for the shortest, hatched up to the longest. */
export function CalendarChart({ plan, calendar, planner }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { says, stageNames, sampleTimes, words } = planner;
  const { start } = plan;
  const weeks = weeksOf(calendar);
  const when = ({ end }: Stage) =>
    t('acaba entre {{from}} y {{to}}', {
      from: monthInWords(dayAfter(start, end[0]), language, 'short'),
      to: monthInWords(dayAfter(start, end[1]), language, 'short'),
    });
  return (
    <Timeline
      id="calendario"
      title={says.calendar}
      text={words.calendar}
      calendar={calendar}
      plan={plan}
      above={
        <KeysLine calendar={calendar} weeks={weeks}>
          {monthsInWords(t, calendar.keys)}
        </KeysLine>
      }
      below={sampleTimes && <SampleNote className="mt-4" />}
    >
      <ol>
        {calendar.stages.map((stage) => {
          const [least, most] = stage.weeks;
          const x = percent(stage.start[1] / weeks);
          return (
            <li key={stage.id} data-stage={stage.id} className="plan-stage">
              <p>
                <b>{stageNames[stage.id]}</b>
                <span>
                  {weeksInWords(t, stage.weeks)}
                  {start && <span className="print:hidden">, {when(stage)}</span>}
                </span>
              </p>
              <svg aria-hidden="true">
                {[most, least].map((length, index) => (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: the longest below the shortest
                    key={index}
                    x={x}
                    y="2"
                    width={percent(length / weeks)}
                    height="16"
                    className="plan-moves"
                  />
                ))}
              </svg>
            </li>
          );
        })}
      </ol>
    </Timeline>
  );
}
