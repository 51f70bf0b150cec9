import type { Planner } from '#app/content/planner.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type Calendar, dayAfter, type Stage, type StageId } from '#app/lib/planner/calendar.ts';
import { monthInWords, monthsInWords, weeksInWords } from '#app/sections/planner/plan-words.ts';
import { percent, Timeline, weeksOf } from '#app/sections/planner/timeline.tsx';
import { MOVES } from '#app/sections/planner/total.tsx';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';

/** How long these take is not in our hands. */
const NOT_OURS: readonly StageId[] = ['search', 'permit', 'deed'];
const WORKS: readonly StageId[] = ['foundations', 'frame', 'envelope', 'interior', 'outside', 'handover'];

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
        className={`fill-[url(#planner-hatch)] ${MOVES}`}
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

type Props = { calendar: Calendar; start: string; planner: Planner };

/** From the first day to the last paper, to scale: solid for the shortest, hatched up to the longest. */
export function CalendarChart({ calendar, start, planner: { stageNames, sampleTimes, words } }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const weeks = weeksOf(calendar);
  const when = ({ end }: Stage) =>
    t('acaba entre {{from}} y {{to}}', {
      from: monthInWords(dayAfter(start, end[0]), language, 'short'),
      to: monthInWords(dayAfter(start, end[1]), language, 'short'),
    });
  return (
    <Timeline
      id="calendario"
      title={t('El calendario')}
      text={words.calendar}
      calendar={calendar}
      start={start}
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
          const ours = !NOT_OURS.includes(stage.id);
          const [solid, hatched, edge] = !ours
            ? ['fill-steel-600', 'fill-[url(#planner-hatch-ink)]', 'stroke-steel-600']
            : WORKS.includes(stage.id)
              ? ['fill-accent', 'fill-[url(#planner-hatch)]', 'stroke-oxide']
              : ['fill-ink', 'fill-[url(#planner-hatch-ink)]', 'stroke-ink'];
          return (
            <li
              key={stage.id}
              className="relative grid gap-x-4 border-line border-b py-2 text-small leading-[1.25] lg:min-h-11 lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-x-0 lg:py-1.5"
            >
              <p className="flex flex-wrap items-baseline gap-x-2 lg:pr-4">
                <b className="bg-paper font-semibold">{stageNames[stage.id]}</b>
                <span className="bg-paper text-steel-600 tabular-nums">
                  {weeksInWords(t, stage.weeks)}
                  {start && <span className="print:hidden">, {when(stage)}</span>}
                </span>
              </p>
              <svg aria-hidden="true" className="h-5 w-full max-lg:mt-1">
                <rect
                  x={x}
                  y="2"
                  width={percent(most / weeks)}
                  height="16"
                  className={`${hatched} ${edge} stroke-[1.5] ${MOVES}`}
                />
                <rect
                  x={x}
                  y="2"
                  width={percent(least / weeks)}
                  height="16"
                  className={`${solid} ${MOVES}`}
                />
              </svg>
            </li>
          );
        })}
      </ol>
    </Timeline>
  );
}
