/** Where the picture «muro-capas» cut to 16:10 has the number of each layer on its base, from the outermost in; of 1000 × 625. */
const ON_BASE = [
  [386, 505],
  [361, 482],
  [338, 457],
  [315, 440],
  [295, 423],
  [266, 404],
  [253, 379],
  [236, 363],
] as const;

/** The numbers of the layers at the picture's edge: those in it are too small to read, and the ends of the lines cover them. The list below says them. */
export function LayerNumbers() {
  return (
    <svg
      viewBox="0 0 1000 625"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-ink font-semibold text-[40px] [dominant-baseline:central] sm:text-[28px] lg:text-[22px]"
      textAnchor="middle"
    >
      {ON_BASE.map(([x, y], index) => {
        const row = 590 - index * 46;
        return (
          <g key={y}>
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
