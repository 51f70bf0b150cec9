import { type ReactNode, useId } from 'react';
import { displayFigure } from '#app/lib/display-figure.ts';
import { Hatch } from '#app/ui/hatch.tsx';

/** Ruled grid of six figures: one column on phones, two on tablets, three from there, so that all rulers are equally long. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return (
    <div className="bleed grid *:border-line *:border-t md:grid-cols-2 md:max-lg:*:even:border-l lg:grid-cols-3 lg:*:not-nth-[3n+1]:border-l">
      {children}
    </div>
  );
}

type Props = {
  /** compares no amounts: smaller, with its drawing beside the figure */
  minor?: boolean;
  /** as it is read: «−35 %» */
  figure: string;
  /** a ruler where the figure compares something, a drawing where it does not */
  drawing: ReactNode;
  title: ReactNode;
  /** what the figure refers to */
  children: ReactNode;
};

/**
 * A figure with its ruler or drawing. The heading is first in DOM order, so that visitors who navigate by headings reach
 * the figure after its name.
 */
export function Figure({ minor, figure, drawing, title, children }: Props) {
  return (
    <article className="px-bleed flex flex-col pt-step-3 pb-step-4">
      <h2 className="type-h3 order-3 mt-2.5">{title}</h2>
      <div
        className={
          minor ? 'order-1 flex items-center max-md:flex-wrap justify-between gap-x-4 gap-y-2' : 'order-1'
        }
      >
        <p className={minor ? 'type-h2-side flex-none tabular-nums' : 'type-figure tabular-nums'}>
          {displayFigure(figure)}
        </p>
        {minor && drawing}
      </div>
      <p className="order-4 mt-1.5 text-base text-steel-800">{children}</p>
      {!minor && <div className="order-5 mt-auto pt-6">{drawing}</div>}
    </article>
  );
}

/** Heights of the two bars of a ruler: a conventional building above, ours below, as in the two schedules. */
const USUAL = { y: '6%', height: '38%' };
const OURS = { y: '50%', height: '38%' };

type RulerProps = {
  /** lowest value, in percent */
  from: number;
  /** highest value, in percent: what lies between `from` and it is hatched */
  to: number;
  /** label at the end of the conventional bar: 100 % */
  whole: string;
};

/** Bars of a conventional building and of what is left of it in ours, on a ruler divided every ten percent. */
export function Ruler({ from, to, whole }: RulerProps) {
  const hatch = useId();
  const [least, most] = [100 - to, 100 - from];
  return (
    <>
      <svg
        aria-hidden="true"
        className="h-8 w-full overflow-visible border-line-strong border-b bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/10))]"
      >
        <rect {...USUAL} width="100%" className="fill-steel-400" />
        {most > least && (
          <>
            <Hatch id={hatch} />
            <rect
              {...OURS}
              x={`${least}%`}
              width={`${most - least}%`}
              fill={`url(#${hatch})`}
              className="stroke-thin stroke-oxide"
            />
          </>
        )}
        <rect {...OURS} width={`${least}%`} className="fill-accent" />
      </svg>
      {/* Outside the SVG, so that large text can wrap. */}
      <p aria-hidden="true" className="type-note mt-0.5 flex justify-between gap-2 text-steel-600">
        <span>0</span> <span>{whole}</span>
      </p>
    </>
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
          <i className={`h-3 w-6.5 flex-none ${look}`} />
          {words}
        </span>
      ))}
    </p>
  );
}
