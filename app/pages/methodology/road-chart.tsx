import type { Road } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Hatch } from '#app/ui/hatch.tsx';
import { ScaleMarks } from '#app/ui/scale-marks.tsx';
import { type Courses, inMonths } from './road-courses.ts';

const HATCH = 'road-hatch';

type Props = Pick<Road, 'steps' | 'scale'> & { note: string; courses: readonly Courses[] };

/** Chart of all steps before the works, on one scale of months. Decorative: the text of each step says the same. */
export function RoadChart({ note, steps, courses, scale }: Props) {
  const t = useTranslate();
  const percent = (weeks: number) => `${+((100 * weeks) / scale).toFixed(2)}%`;
  const leastMonths = inMonths(Math.max(...courses.map(({ shortest }) => shortest.to)));
  const months = inMonths(scale);
  // The bar ends at the whole months that its label names, not at the weeks they are rounded from.
  const least = (100 * leastMonths) / months;
  return (
    <div className="grid-12 pb-step-2">
      <div className="px-text col-span-full lg:col-span-9 lg:col-start-4">
        <p className="text-right font-medium font-stretch-90% text-large text-oxide-text leading-tight md:text-heading">
          {t('de {{from}}\u00a0a\u00a0{{to}}\u00a0meses', { from: leastMonths, to: months })}
        </p>
        <svg aria-hidden="true" className="mt-2 mb-4 h-3 w-full overflow-visible">
          <Hatch id={HATCH} />
          <line x2="100%" y1="6" y2="6" className="stroke-oxide" />
          <rect
            x={`${least.toFixed(2)}%`}
            y="2"
            width={`${(100 - least).toFixed(2)}%`}
            height="8"
            fill={`url(#${HATCH})`}
          />
          {[0, least, 100].map((part) => (
            <svg key={part} aria-hidden="true" x={`${part.toFixed(2)}%`} y="6" className="overflow-visible">
              <path d="M-5 5 5-5" className="stroke-thin stroke-oxide" />
            </svg>
          ))}
        </svg>
      </div>
      <ol aria-hidden="true" className="col-span-full border-line border-b">
        {steps.map(({ id, name }, index) => (
          <li key={id} className="grid-12 items-center border-line border-t">
            <span className="px-text col-span-full flex gap-x-3 text-base leading-snug max-lg:pt-2 lg:col-span-3">
              <span className="w-4 flex-none text-steel-600 tabular-nums">{index + 1}</span>
              {name}
            </span>
            <span className="px-text col-span-full lg:col-span-9">
              {courses[index] && <StepBars {...courses[index]} percent={percent} />}
            </span>
          </li>
        ))}
      </ol>
      <div className="px-text col-span-full lg:col-span-9 lg:col-start-4">
        <svg aria-hidden="true" className="h-7 w-full overflow-visible">
          <ScaleMarks
            y="1.15rem"
            marks={[1 / 3, 2 / 3, 1].map((part) => [100 * part, String(months * part)] as const)}
          />
        </svg>
        <p className="type-note mt-2 max-w-measure-52 text-steel-600">{note}</p>
      </div>
    </div>
  );
}

/** Shortest and longest course of a step, drawn as those of a phase (app/pages/phases/two-bars.tsx). */
function StepBars({ shortest, longest, percent }: Courses & { percent: (weeks: number) => string }) {
  return (
    <svg aria-hidden="true" className="block h-8 w-full overflow-visible weeks-18 lg:h-7">
      <rect
        x={percent(shortest.from)}
        y="16%"
        width={percent(shortest.to - shortest.from)}
        height="30%"
        className="fill-accent"
      />
      <rect
        x={percent(longest.from)}
        y="54%"
        width={percent(longest.to - longest.from)}
        height="30%"
        fill={`url(#${HATCH})`}
        className="stroke-thin stroke-oxide"
      />
    </svg>
  );
}
