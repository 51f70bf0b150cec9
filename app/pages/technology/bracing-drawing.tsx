import { screws } from '#app/sections/wall/materials.tsx';

const STUDS = [0, 110, 220, 330, 440];

/** Frame of a wall, half covered with OSB and with water-resistant board over it. The words below say so. */
export function BracingDrawing({ spacing }: { spacing: string }) {
  return (
    <svg viewBox="0 -10 640 400" aria-hidden="true" className="size-full">
      <g transform="translate(92 46)" stroke="var(--color-ink)">
        <path d={STUDS.map((x) => `M${x} 0h16v320h-16z`).join('')} fill="var(--color-steel-100)" />
        <path d={STUDS.map((x) => `M${x + 5} 0v320`).join('')} stroke="var(--color-steel-400)" />
        <path d="M-8-6h472v16H-8zM-8 310h472v16H-8z" fill="var(--color-steel-200)" />
        <path d="M236 10h220v300H126V206l110-86z" fill="url(#osb)" />
        <path d="M346 10h110v300H256v-64l90-76z" fill="#c6d2cb" />
        <path d="M346 170v140" stroke="#a9b8af" />
        <path d="M339 190v114m14-114v114M449 30v274" stroke="#7f9086" {...screws(29, 3.6)} />
      </g>
      <path
        d="M100 27h110m-115 5 10-10m100 10 10-10"
        fill="none"
        strokeWidth="1.6"
        className="stroke-oxide"
      />
      <text x="155" y="20" textAnchor="middle" className="fill-oxide-text text-heading xl:text-base">
        {spacing}
      </text>
    </svg>
  );
}
