import { type ReactNode, useId } from 'react';
import { displayFigure } from '#app/lib/figure-space.ts';

/** Ruled grid of figures: one column on phones, two on tablets, three from there and two in the last row: there are five. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return (
    <div className="bleed grid border-line border-t *:border-line *:border-b md:*:border-l md:grid-cols-2 lg:grid-cols-6 md:max-lg:*:odd:border-l-0 md:max-lg:*:last:col-span-2 lg:*:col-span-2 lg:*:nth-[3n+1]:border-l-0 lg:*:nth-[n+4]:col-span-3">
      {children}
    </div>
  );
}

type Props = {
  /** as it is read: «−35 %» */
  figure: string;
  /** lowest value, in percent, the same as `to` if the figure is no range: what lies above it is hatched */
  from?: number;
  /** value, or highest value, in percent; left out where there is nothing to measure, and then there is no bar */
  to?: number;
  /** true for what is so, and not a change: its bar has the colour of steel */
  property?: boolean;
  title: ReactNode;
  /** what the figure refers to */
  children: ReactNode;
};

/**
 * A figure with its bar on a scale from 0 to 100. In the document the heading comes first, so that whoever moves by
 * headings meets the figure after its name.
 */
export function FigureScale({ figure, from, to, property, title, children }: Props) {
  return (
    <article className="px-bleed flex flex-col pt-[clamp(1.75rem,3vw,2.75rem)] pb-[clamp(2rem,3.6vw,3.25rem)]">
      <h2 className="type-h3 order-3 mt-[1.35rem]">{title}</h2>
      <p className="type-figure order-1 whitespace-nowrap tabular-nums">{displayFigure(figure)}</p>
      {to !== undefined && <Scale from={from ?? to} to={to} property={property} />}
      <p className="order-4 mt-[.4rem] text-base text-steel-800">{children}</p>
    </article>
  );
}

/** Ten divisions; solid up to the certain value, hatched up to the highest. */
function Scale({ from, to, property }: { from: number; to: number; property?: boolean }) {
  const hatch = useId();
  return (
    <svg
      aria-hidden="true"
      className="order-2 mt-[1.1rem] h-[1.1rem] w-full flex-none border-line-strong border-b bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/10))]"
    >
      {to > from && (
        <>
          <pattern
            id={hatch}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="1.5" height="7" className="fill-accent" />
          </pattern>
          <rect
            x={`${from}%`}
            y="19%"
            width={`${to - from}%`}
            height="62%"
            fill={`url(#${hatch})`}
            className="stroke-oxide stroke-[1.5]"
          />
        </>
      )}
      <rect y="18%" width={`${from}%`} height="64%" className={property ? 'fill-steel-600' : 'fill-accent'} />
    </svg>
  );
}
