/** Where each layer shows its own face in the picture «muro-capas» cut to 16:10, from the outermost in; of 1000 × 625. */
const FACES = [
  [452, 508],
  [408, 418],
  [382, 358],
  [358, 308],
  [333, 260],
  [376, 208],
  [276, 113],
  [272, 67],
] as const;

/** The numbers of the layers as words over the picture: those in it are too small to read. The list below says them. */
export function LayerNumbers() {
  return (
    <svg
      viewBox="0 0 1000 625"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-ink stroke-[.3em] stroke-chalk font-semibold text-[42px] [dominant-baseline:central] [paint-order:stroke] [stroke-linejoin:round] sm:text-[26px] lg:text-[20px]"
      textAnchor="middle"
    >
      {FACES.map(([x, y], index) => (
        <text key={y} x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
