import { type ReactNode, useId } from 'react';
import { displayFigure } from '#app/lib/display-figure.ts';
import { Hatch } from '#app/ui/hatch.tsx';

/** Ruled grid of six figures: one column on phones, two on tablets, three from there, so that all rulers are equally long. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return <div className="bleed cells border-line border-t md:grid-cols-2 lg:grid-cols-3">{children}</div>;
}

type Props = {
  title: ReactNode;
  /** as it is read, «−35 %», and its ruler; without them, the text says it all */
  measured?: { figure: string; ruler: ReactNode };
  /** what it refers to */
  children: ReactNode;
};

/**
 * A claim, with its figure and ruler if it compares something. The heading is first in DOM order, so that visitors who
 * navigate by headings reach the figure after its name.
 */
export function Figure({ title, measured, children }: Props) {
  return (
    <article className={`px-bleed flex flex-col ${measured ? 'pt-step-2 pb-step-3' : 'pt-step-1 pb-step-2'}`}>
      <h2 className={`type-h3 order-2 ${measured ? 'mt-2.5' : ''}`}>{title}</h2>
      {measured && <p className="type-figure order-1 tabular-nums">{displayFigure(measured.figure)}</p>}
      <p className="order-3 mt-1.5 text-base text-steel-800">{children}</p>
      {measured && <div className="order-4 mt-auto pt-6">{measured.ruler}</div>}
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
      <svg aria-hidden="true" className="h-8 w-full overflow-visible border-line-strong border-b ticks-10">
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
