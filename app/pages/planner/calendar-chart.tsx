import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type Calendar, dayAfter, type Stage, type Weeks } from '#app/lib/planner/calendar.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { monthInWords, monthsInWords, weeksInWords } from './plan-words.ts';
import { Axis, percent, Timeline, weeksOf } from './timeline.tsx';

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
        fill="url(#planner-hatch)"
        className="plan-moves"
      />
      {['0%', earliest, latest].map((x) => (
        <svg key={x} aria-hidden="true" x={x} y="26" className="overflow-visible">
          <path d="M-5 5 5-5" className="stroke-thin stroke-oxide" />
        </svg>
      ))}
      <text x={latest} y="14" textAnchor="end" className="plan-keys">
        {children}
      </text>
    </svg>
  );
}

/** A stage, or all of the works. */
type Shown = Omit<Stage, 'id'> & { id: Stage['id'] | 'works' };

type Props = { plan: PlannerCase; calendar: Calendar; planner: Planner };

/**
 * From the first day to the last paper, to scale: solid for the shortest course, hatched for the longest. The works are a
 * few weeks of many months, so they are drawn again below, enlarged, in weeks.
 */
export function CalendarChart({ plan: { start }, plan, calendar, planner }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { stageNames, groups, words } = planner;
  const says = words.calendar;
  const { keys, works, stages } = calendar;
  const weeks = weeksOf(calendar);
  const begins: Weeks = [keys[0] - works[0], keys[1] - works[1]];
  const begin = begins[1];
  const ofWorks = stages.filter((stage) => stage.start[1] >= begin && stage.start[1] < keys[1]);
  const others = stages.filter((stage) => !ofWorks.includes(stage));
  const when = ({ end }: Pick<Stage, 'end'>) =>
    filled(says.ends, {
      from: monthInWords(dayAfter(start, end[0]), language, 'short'),
      to: monthInWords(dayAfter(start, end[1]), language, 'short'),
    });
  const row = (name: string, stage: Shown, first: Weeks = [0, 0], scale = weeks) => (
    <li key={stage.id} data-stage={stage.id} className="plan-stage">
      <p>
        <b>{name}</b>
        <span>
          {weeksInWords(t, stage.weeks)}
          {start && <span className="print:hidden">, {when(stage)}</span>}
        </span>
      </p>
      <svg aria-hidden="true">
        {([1, 0] as const).map((index) => (
          <rect
            key={index}
            x={percent((stage.start[index] - first[index]) / scale)}
            width={percent(stage.weeks[index] / scale)}
            className="plan-moves"
          />
        ))}
      </svg>
    </li>
  );
  const rows = others.map((stage) => row(stageNames[stage.id], stage));
  return (
    <Timeline
      id="calendario"
      words={says}
      calendar={calendar}
      plan={plan}
      band={[begin / weeks, works[1] / weeks]}
      above={
        <KeysLine calendar={calendar} weeks={weeks}>
          {monthsInWords(words, keys)}
        </KeysLine>
      }
      below={
        // Drawn larger on the screen alone: the two sheets that are printed have room for each stage once.
        <div className="print:hidden">
          <div className="plan-zoom">
            <h3 className="plan-label">{says.weekByWeek}</h3>
            <svg aria-hidden="true">
              <line x1={percent(begin / weeks)} x2="0" y2="100%" />
              <line x1={percent(keys[1] / weeks)} x2="100%" y2="100%" />
            </svg>
          </div>
          <Axis count={works[1]} name={(week) => filled(says.week, { number: week + 1 })}>
            <ol>{ofWorks.map((stage) => row(stageNames[stage.id], stage, begins, works[1]))}</ol>
          </Axis>
        </div>
      }
    >
      <ol>
        {rows.slice(0, -1)}
        {row(groups.works, { id: 'works', weeks: works, start: begins, end: keys })}
        {rows.at(-1)}
      </ol>
    </Timeline>
  );
}
