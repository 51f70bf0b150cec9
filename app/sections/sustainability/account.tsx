import { type ReactNode, useId } from 'react';
import { displayFigure } from '#app/lib/figure-space.ts';
import { Hatch } from '#app/ui/hatch.tsx';

/** Ruled grid of six accounts: one column on phones, two on tablets, three from there, so that all rulers are equally long. */
export function AccountGrid({ children }: { children: ReactNode }) {
  return (
    <div className="bleed grid *:border-line *:border-t md:grid-cols-2 md:max-lg:*:even:border-l lg:grid-cols-3 lg:*:not-nth-[3n+1]:border-l">
      {children}
    </div>
  );
}

type Props = {
  /** as it is read: «−35 %» */
  figure: string;
  ruler: ReactNode;
  title: ReactNode;
  /** what the figure refers to */
  children: ReactNode;
};

/**
 * A figure with its ruler. In the document the heading comes first, so that whoever moves by headings meets the figure
 * after its name.
 */
export function Account({ figure, ruler, title, children }: Props) {
  return (
    <article className="px-bleed flex flex-col pt-[clamp(1.75rem,3vw,2.75rem)] pb-[clamp(2rem,3.6vw,3.25rem)]">
      <h2 className="type-h3 order-3 mt-[.67rem]">{title}</h2>
      <p className="type-figure order-1 tabular-nums">{displayFigure(figure)}</p>
      {ruler}
      <p className="order-4 mt-[.4rem] text-base text-steel-800">{children}</p>
    </article>
  );
}

const RULER = 'order-2 mt-[1.1rem] h-[1.1rem] flex-none overflow-visible border-line-strong border-b';

/** Percent at the right edge of a ruler: there is room for what goes beyond a conventional building. */
const SCALE = 130;
const onScale = (percent: number) => `${+((100 * percent) / SCALE).toFixed(2)}%`;

/** What the first and the last division of a ruler stand for. No part of its drawing: large text breaks. */
function Ends({ first, last }: { first: string; last: string }) {
  return (
    <p
      aria-hidden="true"
      className="type-note order-2 mt-[.15rem] flex w-10/13 justify-between gap-2 text-steel-600"
    >
      <span>{first}</span> <span className="text-end">{last}</span>
    </p>
  );
}

type RulerProps = {
  /** lowest value, in percent */
  from: number;
  /** highest value, in percent: what lies between `from` and it is hatched */
  to: number;
  /** what is less or more than a conventional building has */
  change: 'less' | 'more';
  /** what 100 % is */
  whole: string;
};

/**
 * A ruler with a division every ten percent. What is there is solid, up to its end: grey what a conventional building has
 * too, oxide what is more. What is saved is an empty outline, lest it be read as a quantity.
 */
export function Ruler({ from, to, change, whole }: RulerProps) {
  const hatch = useId();
  const less = change === 'less';
  const bar = { y: '18%', height: '64%' };
  return (
    <>
      <svg
        aria-hidden="true"
        className={`${RULER} w-full bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/13))]`}
      >
        <rect {...bar} width={onScale(less ? 100 - to : 100)} className="fill-steel-600" />
        {to > from && (
          <>
            <Hatch id={hatch} />
            <rect
              {...bar}
              x={onScale(less ? 100 - to : 100 + from)}
              width={onScale(to - from)}
              fill={`url(#${hatch})`}
              className="stroke-oxide stroke-[1.5]"
            />
          </>
        )}
        <rect
          {...bar}
          x={onScale(less ? 100 - from : 100)}
          width={onScale(from)}
          className={less ? 'fill-paper stroke-oxide stroke-[1.5]' : 'fill-accent'}
        />
      </svg>
      <Ends first="0" last={whole} />
    </>
  );
}

/** Goals of the 2030 Agenda. */
export const GOALS = 17;

/** The goals of the 2030 Agenda side by side, some of them filled. */
export function Goals({ chosen }: { chosen: readonly number[] }) {
  const place = (goal: number) => (100 * goal) / GOALS;
  return (
    <>
      <svg
        aria-hidden="true"
        className={`${RULER} w-10/13 bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/17))]`}
      >
        {chosen.map((goal) => (
          <rect
            key={goal}
            x={`${place(goal - 1).toFixed(2)}%`}
            y="18%"
            width={`${place(1).toFixed(2)}%`}
            height="64%"
            className="fill-steel-600"
          />
        ))}
      </svg>
      <Ends first="1" last={String(GOALS)} />
    </>
  );
}
