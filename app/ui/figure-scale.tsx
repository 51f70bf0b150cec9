import { type ReactNode, type Ref, useId } from 'react';
import { displayFigure } from '#app/lib/figure-space.ts';

const COLUMNS = {
  3: 'md:grid-cols-2 lg:grid-cols-3 md:max-lg:*:odd:border-l-0 lg:*:nth-[3n+1]:border-l-0',
  4: 'md:grid-cols-2 lg:grid-cols-4 md:max-lg:*:odd:border-l-0 lg:*:nth-[4n+1]:border-l-0',
} as const;

type GridProps = { columns: keyof typeof COLUMNS; children: ReactNode; ref?: Ref<HTMLDivElement> };

/** Ruled grid of figures: one column on phones, two on tablets, three or four from there. */
export function FigureGrid({ columns, children, ref }: GridProps) {
  return (
    <div
      ref={ref}
      className={`bleed grid border-line border-t *:border-line *:border-b md:*:border-l ${COLUMNS[columns]}`}
    >
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
  title: ReactNode;
  /** what the figure refers to */
  children: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/**
 * A figure with its bar on a scale from 0 to 100. In the document the heading comes first, so that whoever moves by
 * headings meets the figure after its name.
 */
export function FigureScale({ figure, from, to, title, children, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const measured = to !== undefined;
  return (
    <article className="px-bleed flex flex-col pt-[clamp(1.75rem,3vw,2.75rem)] pb-[clamp(2rem,3.6vw,3.25rem)]">
      <Heading className={`type-h3 order-3 ${measured ? 'mt-[1.35rem]' : 'mt-4 md:mt-[3.55rem]'}`}>
        {title}
      </Heading>
      <p className="type-figure order-1 whitespace-nowrap tabular-nums">{displayFigure(figure)}</p>
      {measured && <Scale from={from ?? to} to={to} />}
      <p className="order-4 mt-[.4rem] text-base text-steel-600">{children}</p>
    </article>
  );
}

/** Ten divisions; solid up to the certain value, hatched up to the highest. */
function Scale({ from, to }: { from: number; to: number }) {
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
      <rect y="18%" width={`${from}%`} height="64%" className="fill-accent" />
    </svg>
  );
}
