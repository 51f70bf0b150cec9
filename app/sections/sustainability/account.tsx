import { type ReactNode, useId } from 'react';
import { displayFigure } from '#app/lib/figure-space.ts';
import { Hatch } from '#app/ui/hatch.tsx';

/** Ruled grid of six accounts: one column on phones, two on tablets, three from there, so that all rulers are equally long and names stand on one line. */
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
  /** where the figure compares something */
  ruler?: ReactNode;
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

/** Percent at the right edge of a ruler that is as wide as its cell: as much as there is to be drawn. */
const SCALE = 130;

/** Heights of the two bars of a ruler: a conventional building above, ours below, as in the two schedules. */
const USUAL = { y: '6%', height: '38%' };
const OURS = { y: '50%', height: '38%' };

type RulerProps = {
  /** lowest value, in percent */
  from: number;
  /** highest value, in percent: what lies between `from` and it is hatched */
  to: number;
  /** what is less or more than a conventional building has */
  change: 'less' | 'more';
  /** what stands at the end of a conventional building: 100 % */
  whole: string;
};

/** A conventional building and ours on a ruler with a division every ten percent, the same length in every cell. */
export function Ruler({ from, to, change, whole }: RulerProps) {
  const hatch = useId();
  const less = change === 'less';
  const onRuler = (percent: number) => `${+((100 * percent) / (less ? 100 : SCALE)).toFixed(2)}%`;
  const [least, most] = less ? [100 - to, 100 - from] : [100 + from, 100 + to];
  return (
    <div className="order-5 mt-auto pt-6">
      <svg
        aria-hidden="true"
        className={`h-8 overflow-visible border-line-strong border-b ${
          less
            ? 'w-10/13 bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/10))]'
            : 'w-full bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/13))]'
        }`}
      >
        <rect {...USUAL} width={onRuler(100)} className="fill-steel-400" />
        {most > least && (
          <>
            <Hatch id={hatch} />
            <rect
              {...OURS}
              x={onRuler(least)}
              width={onRuler(most - least)}
              fill={`url(#${hatch})`}
              className="stroke-[1.5] stroke-oxide"
            />
          </>
        )}
        <rect {...OURS} width={onRuler(least)} className="fill-accent" />
      </svg>
      {/* No part of the drawing: large text breaks. */}
      <p
        aria-hidden="true"
        className="type-note mt-[.15rem] flex w-10/13 justify-between gap-2 text-steel-600"
      >
        <span>0</span> <span>{whole}</span>
      </p>
    </div>
  );
}

type KeyProps = { usual: string; ours: string; margin: string };

/** What the bars of the rulers stand for. */
export function RulerKey({ usual, ours, margin }: KeyProps) {
  const keys = [
    [usual, 'bg-steel-400'],
    [ours, 'bg-oxide'],
    [margin, 'hatch'],
  ] as const;
  return (
    <p aria-hidden="true" className="type-note flex flex-wrap gap-x-6 gap-y-1 text-steel-600">
      {keys.map(([words, look]) => (
        <span key={words} className="inline-flex items-center gap-2">
          <i className={`h-[.7rem] w-[1.6rem] flex-none ${look}`} />
          {words}
        </span>
      ))}
    </p>
  );
}
