/** viewBox of the drawing: 16:10, like the pictures of articles. */
const [WIDTH, HEIGHT] = [1000, 625];

type Props = {
  /** positions of the picture's numbers in percent, in order */
  places: readonly { left: number; top: number }[];
};

/** What the numbers of a picture stand for, below it. */
export function PictureKey({ names }: { names: readonly string[] }) {
  return (
    <ol className="list-decimal gap-x-bay pl-5 text-small text-steel-800 leading-text tabular-nums marker:text-steel-600 sm:columns-2">
      {names.map((name) => (
        <li key={name} className="mb-1.5 break-inside-avoid pl-1">
          {name}
        </li>
      ))}
    </ol>
  );
}

/**
 * Repeats the small numbers of a picture large at its left edge, from the bottom up. A line leads from each to a dot that
 * covers the small number. Decorative: a list below says what they stand for.
 */
export function PictureNumbers({ places }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="absolute inset-0 size-full fill-ink font-semibold text-[40px] [dominant-baseline:central] sm:text-[28px] lg:text-[22px]"
      textAnchor="middle"
    >
      {places.map(({ left, top }, index) => {
        const [x, y] = [(WIDTH * left) / 100, (HEIGHT * top) / 100];
        const row = 500 - index * 46;
        return (
          <g key={`${left} ${top}`}>
            <path
              d={`M${x} ${y}H200L110 ${row}`}
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-ink"
            />
            <circle cx={x} cy={y} r="8" />
            <text x="84" y={row}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
