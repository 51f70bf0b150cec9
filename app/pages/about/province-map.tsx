import { MAP, type Point } from '#app/lib/province-map.ts';
import outline from '#assets/drawings/provincia-de-alicante.svg?raw';

/** Shape of every layer over the map. On phones it is square, which crops the sea. */
const LAYER = 'aspect-square md:aspect-672/520';

/**
 * The province and its comarcas. Phones draw it half as large, so its labels are set larger in units of the drawing. They
 * grow with the reader's letters only as long as they do not cover each other; all places are in the list beside it.
 */
export function ProvinceMap({ label, sea }: { label: string; sea: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: outline.replace('{sea}', sea) }}
      className={`bg-chalk text-[min(1rem,20px)] max-xs:text-[min(1.25rem,25px)] md:text-[min(0.8125rem,17px)] [&_svg]:size-full ${LAYER}`}
    />
  );
}

/** Dot of a work. Its layer ignores pointer events, only the dot takes them. Decorative: it is part of the work's link. */
export function WorkDot({ at: [x, y], number }: { at: Point; number: number }) {
  return (
    <svg
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-dot=""
      className={`pointer-events-none absolute top-0 left-0 w-full xl:w-1/2 print:w-1/2 ${LAYER}`}
    >
      {/* Touch target, larger than the visible dot. */}
      <circle cx={x} cy={y} r="20" fillOpacity="0" className="pointer-events-auto" />
      <circle
        cx={x}
        cy={y}
        r="13"
        className="fill-oxide-button group-hover/link:fill-ink group-focus-visible/link:fill-ink"
      />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        className="fill-white font-semibold text-base md:text-small"
      >
        {number}
      </text>
    </svg>
  );
}
