import { type ReactNode, useId } from 'react';
import { displayFigure } from '#app/lib/figure-space.ts';
import { Hatch } from '#app/ui/hatch.tsx';
import { ScaleMarks } from '#app/ui/scale-marks.tsx';

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
      <h2 className="type-h3 order-3 mt-8">{title}</h2>
      <p className="type-figure order-1 tabular-nums">{displayFigure(figure)}</p>
      {ruler}
      <p className="order-4 mt-[.4rem] text-base text-steel-800">{children}</p>
    </article>
  );
}

/** Three quarters of the cell, so that there is room for what goes beyond the end. */
const RULER = 'order-2 mt-[1.1rem] h-[1.1rem] w-3/4 flex-none overflow-visible border-line-strong border-b';

type RulerProps = {
  /** lowest value, in percent: what lies between it and `to` is hatched */
  from: number;
  /** highest value, in percent */
  to: number;
  /** what is less or more than a conventional building has, drawn from the end of the ruler; left out, a share of the whole */
  change?: 'less' | 'more';
  /** what its end stands for */
  end?: string;
};

/** A ruler from 0 to 100 with ten divisions. Its end is a conventional building: less lies before it, more beyond. */
export function Ruler({ from, to, change, end = '100 %' }: RulerProps) {
  const hatch = useId();
  const start = change ? 100 : 0;
  const [solid, hatched] = change === 'less' ? [100 - from, 100 - to] : [start, start + from];
  return (
    <svg
      aria-hidden="true"
      className={`${RULER} bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/10))]`}
    >
      {to > from && (
        <>
          <Hatch id={hatch} />
          <rect
            x={`${hatched}%`}
            y="19%"
            width={`${to - from}%`}
            height="62%"
            fill={`url(#${hatch})`}
            className="stroke-oxide stroke-[1.5]"
          />
        </>
      )}
      <rect
        x={`${solid}%`}
        y="18%"
        width={`${from}%`}
        height="64%"
        className={change ? 'fill-accent' : 'fill-steel-600'}
      />
      <ScaleMarks
        y="2.1rem"
        marks={[
          [0, '0'],
          [100, end],
        ]}
      />
    </svg>
  );
}

/** Goals of the 2030 Agenda. */
export const GOALS = 17;

/** The goals of the 2030 Agenda side by side, some of them filled. */
export function Goals({ chosen }: { chosen: readonly number[] }) {
  const place = (goal: number) => (100 * goal) / GOALS;
  return (
    <svg
      aria-hidden="true"
      className={`${RULER} bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/17))]`}
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
      <ScaleMarks
        y="2.1rem"
        marks={[
          [0, '1'],
          [100, String(GOALS)],
        ]}
      />
    </svg>
  );
}
