import type { Planner } from '#app/content/planner.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/figure-space.ts';
import type { Calendar } from '#app/lib/planner/calendar.ts';
import { type Costs, groupSum } from '#app/lib/planner/costs.ts';
import { euroRange, euros } from '#app/lib/planner/money.ts';
import { LINE_GROUPS, type LineGroup } from '#app/lib/planner/rates.ts';
import { monthsInWords, weeksInWords } from '#app/sections/planner/plan-words.ts';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';

/** What is drawn moves to its new place. */
export const MOVES =
  '[transition:x_var(--duration-layout)_var(--ease-frame),width_var(--duration-layout)_var(--ease-frame)]';

/** The works in oxide, taxes hatched, what follows in ever lighter steel. */
const LOOK: Record<LineGroup, string> = {
  works: 'fill-accent',
  taxes: 'fill-[url(#planner-hatch)]',
  design: 'fill-ink',
  studies: 'fill-steel-800',
  insurance: 'fill-steel-600',
  connections: 'fill-steel-400',
  deed: 'fill-steel-200',
  finance: 'fill-steel-100',
  contingency: 'fill-[url(#planner-hatch-ink)]',
  plot: 'fill-sand',
};

/** The hatchings of all drawings of the page: what is uncertain. */
export function Hatchings() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {(['', '-ink'] as const).map((kind) => (
        <pattern
          key={kind}
          id={`planner-hatch${kind}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="1.5" height="6" className={kind ? 'fill-steel-600' : 'fill-accent'} />
        </pattern>
      ))}
    </svg>
  );
}

type Props = { costs: Costs; calendar: Calendar; planner: Planner };

/** The sum as a range, per square metre, how long it takes, and a bar that shows how the sum divides. */
export function Total({ costs, calendar, planner: { groups, showPrices, sample } }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { total, perSquareMetre } = costs;
  const [low, typical, high] = total;
  const [, each] = perSquareMetre;
  const months = monthsInWords(t, calendar.keys);
  return (
    <div data-total="" className="grid gap-6">
      {showPrices && (
        <div>
          <h2 className="font-semibold font-stretch-94% text-base">{t('Coste total, con impuestos')}</h2>
          <p className="mt-2 font-medium font-stretch-80% text-[clamp(2.1rem,1.2rem+3.4vw,3.75rem)] leading-none tracking-[-.04em] tabular-nums">
            {displayFigure(euroRange(low, high, language))}
          </p>
          <Scale low={low} typical={typical} high={high} />
          <dl className="mt-4 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
            <Figure name={t('Lo habitual')}>{euros(typical, language)}</Figure>
            <Figure name={t('Por m², sin la parcela')}>{euros(each, language)}</Figure>
          </dl>
        </div>
      )}
      <dl className={`grid gap-x-6 gap-y-1 text-small sm:grid-cols-2 ${showPrices ? '-mt-5' : ''}`}>
        <Figure name={t('Hasta las llaves')}>{months}</Figure>
        <Figure name={t('De ese tiempo, la obra')}>{weeksInWords(t, calendar.works)}</Figure>
      </dl>
      {showPrices && (
        <div>
          <h3 className="font-semibold font-stretch-94% text-base">{t('Cómo se reparte lo habitual')}</h3>
          <Bar costs={costs} names={groups} />
        </div>
      )}
      {showPrices && sample && <SampleNote />}
    </div>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-3 border-line border-b py-1.5">
      <dt className="text-steel-800">{name}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** From low to high, with the typical one between. */
function Scale({ low, typical, high }: { low: number; typical: number; high: number }) {
  const place = high > low ? (100 * (typical - low)) / (high - low) : 50;
  return (
    <svg aria-hidden="true" className="mt-4 h-6 w-full overflow-visible">
      <rect y="6" width="100%" height="12" className="fill-[url(#planner-hatch)] stroke-[1.5] stroke-oxide" />
      <rect x={`${place.toFixed(2)}%`} width="3" height="24" className={`fill-ink ${MOVES}`} />
    </svg>
  );
}

function Bar({ costs, names }: { costs: Costs; names: Record<LineGroup, string> }) {
  const t = useTranslate();
  const all = costs.total[1] || 1;
  let before = 0;
  const parts = LINE_GROUPS.map((group) => {
    const share = (100 * groupSum(costs, group)[1]) / all;
    const part = { group, x: before, share };
    before += share;
    return part;
  }).filter(({ share }) => share > 0);
  return (
    <>
      <svg aria-hidden="true" className="mt-3 h-9 w-full">
        {parts.map(({ group, x, share }) => (
          <rect
            key={group}
            x={`${x.toFixed(2)}%`}
            width={`${share.toFixed(2)}%`}
            height="100%"
            className={`stroke-1 stroke-ink ${LOOK[group]} ${MOVES}`}
          />
        ))}
      </svg>
      <ul className="mt-3 grid gap-x-6 text-small sm:grid-cols-2">
        {parts.map(({ group, share }) => (
          <li key={group} className="flex items-center gap-2.5 py-1">
            <svg aria-hidden="true" className="h-3.5 w-5 flex-none">
              <rect width="100%" height="100%" className={`stroke-1 stroke-ink ${LOOK[group]}`} />
            </svg>
            <span className="min-w-0 flex-1">{names[group]}</span>
            <span className="tabular-nums">
              {share < 1 ? t('menos del 1 %') : t('{{number}} %', { number: Math.round(share) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
