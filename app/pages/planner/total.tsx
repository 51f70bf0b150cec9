import type { ReactNode } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import type { Calendar } from '#app/lib/planner/calendar.ts';
import { type Amounts, type Costs, groupSum, wholeShares } from '#app/lib/planner/costs.ts';
import { euros } from '#app/lib/planner/money.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';
import { monthsInWords, weeksInWords } from './plan-words.ts';
import { percent } from './timeline.tsx';

type Props = { costs: Costs; calendar: Calendar; planner: Planner; children: ReactNode };

/** The typical total with its range, its duration, a bar of the total's parts, and a call to action. */
export function Total({ costs, calendar, planner, children }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { words, showPrices } = planner;
  const says = words.total;
  const { total, perSquareMetre } = costs;
  return (
    <div data-total="" className="plan-total">
      {showPrices && (
        <div data-price="">
          <h2 className="plan-label">{says.heading}</h2>
          <p data-usual="" className="type-figure mt-1">
            {displayFigure(euros(total[1], language))}
          </p>
          <Scale amounts={total} says={says} />
        </div>
      )}
      <dl className="plan-figures text-small">
        {showPrices && <Figure name={says.each}>{euros(perSquareMetre[1], language)}</Figure>}
        <Figure name={says.keys}>{monthsInWords(words, calendar.keys)}</Figure>
        <Figure name={says.works}>{weeksInWords(t, calendar.works)}</Figure>
      </dl>
      {showPrices && (
        <div>
          <h3 className="plan-label">{says.shares}</h3>
          <Bar costs={costs} planner={planner} />
        </div>
      )}
      {children}
      {planner.sample && <SampleNote everywhere />}
    </div>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-steel-800">{name}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** The range on a bar, with a mark where the typical total is. */
function Scale({ amounts, says: { three } }: { amounts: Amounts; says: Planner['words']['total'] }) {
  const language = useLanguage();
  const [low, usual, high] = amounts;
  const place = percent((usual - low) / (high - low));
  const ends = [`${three[0]} ${euros(low, language)}`, `${three[2]} ${euros(high, language)}`];
  return (
    <svg role="img" aria-label={ends.join(', ')} className="plan-scale">
      <rect y="7" width="100%" height="12" />
      <rect x={place} y="1" width="3" height="24" className="plan-moves" />
      {ends.map((end, index) => (
        <text key={end} x={index ? '100%' : '0'} y="44" textAnchor={index ? 'end' : 'start'}>
          {end}
        </text>
      ))}
    </svg>
  );
}

/** Groups with their own part of the bar. The others share one: alone they would be too small to tell apart. */
const SHOWN = ['works', 'taxes', 'design', 'contingency', 'plot'] as const;

function Bar({ costs, planner: { words, groups } }: { costs: Costs; planner: Planner }) {
  const t = useTranslate();
  const says = words.total;
  let rest = 100;
  const shown = SHOWN.map((group) => {
    const share = (100 * groupSum(costs, group)[1]) / costs.total[1];
    rest -= share;
    return { group, name: groups[group], share };
  });
  const parts = [...shown, { group: 'rest', name: says.rest, share: rest }].filter(({ share }) => share > 0);
  const percents = wholeShares(parts.map(({ share }) => share));
  let before = 0;
  return (
    <>
      <svg aria-hidden="true" className="mt-3 h-9 w-full">
        {parts.map(({ group, share }) => {
          const x = before;
          before += share;
          return (
            <rect
              key={group}
              x={`${x.toFixed(2)}%`}
              width={`${share.toFixed(2)}%`}
              height="100%"
              data-group={group}
              className="plan-part plan-moves"
            />
          );
        })}
      </svg>
      <ul className="plan-legend">
        {parts.map(({ group, name, share }, index) => (
          <li key={group}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" data-group={group} className="plan-part" />
            </svg>
            <span>
              {name}
              {group === 'rest' && <span className="text-steel-600">: {says.restNames}</span>}
            </span>
            <span className="tabular-nums">
              {share < 1 ? says.little : t('{{number}}\u202f%', { number: percents[index] ?? 0 })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
