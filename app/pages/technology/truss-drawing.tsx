import { TRUSS_BAYS as BAYS } from '#app/sections/wall/measures.ts';

const LEFT = 100;
const RIGHT = 1140;
const APEX = { x: 620, y: 90 };
const CHORD = 330;

const BAY = (RIGHT - LEFT) / BAYS;
const round = (value: number) => Math.round(value * 2) / 2;

/** Where the posts of one half stand, from the support to the ridge, and how high they are. */
const posts = Array.from({ length: BAYS / 2 }, (_, index) => {
  const x = (index + 1) * BAY;
  return { x, height: round((x * (CHORD - APEX.y)) / (APEX.x - LEFT)) };
});

const uprights = posts
  .flatMap(({ x, height }, index) =>
    (index === posts.length - 1 ? [LEFT + x] : [LEFT + x, RIGHT - x]).map(
      (at) => `M${round(at)} ${CHORD}v-${height}`,
    ),
  )
  .join('');

// Each diagonal rises from the foot of one post to the head of the next, towards the ridge.
const diagonals = posts
  .slice(1)
  .flatMap(({ height }, index) => {
    const foot = (index + 1) * BAY;
    const up = `l${round(BAY)}-${height}`;
    return [
      `M${round(LEFT + foot)} ${CHORD}${up}`,
      `M${round(RIGHT - foot)} ${CHORD}${up.replace('l', 'l-')}`,
    ];
  })
  .join('');

const ticks = Array.from(
  { length: BAYS - 1 },
  (_, index) => `M${round(LEFT + (index + 1) * BAY)} 410v12`,
).join('');

/** Roof truss of C profiles. On phones its dimension would be too small to read: roof.tsx shows it below. */
export function TrussDrawing({ label, dimension }: { label: string; dimension: string }) {
  return (
    <svg
      viewBox="0 0 1240 440"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      className="w-full max-md:aspect-1240/385"
    >
      <g opacity=".28" transform="translate(46 -30)" stroke="var(--color-steel-200)" strokeWidth="2">
        <path d={`M${LEFT} ${CHORD} ${APEX.x} ${APEX.y} ${RIGHT} ${CHORD}z`} strokeWidth="3" />
        <path d={uprights} />
      </g>
      <path d={uprights} stroke="var(--color-steel-200)" strokeWidth="4" />
      <path d={diagonals} stroke="var(--color-steel-400)" strokeWidth="3" />
      <path d="M54 351 620 82l566 269M80 330h1080" className="stroke-paper" strokeWidth="12" />
      <path d="M100 336v40m1040-40v40" className="stroke-paper" strokeWidth="14" />
      <g className="max-md:hidden">
        <path
          d={`M100 384v42m1040-42v42M90 416h1060m-1057 7 14-14m1026 14 14-14${ticks}`}
          strokeWidth="1.5"
          className="stroke-oxide-light"
        />
        <text x="620" y="400" textAnchor="middle" className="fill-oxide-light text-heading lg:text-large">
          {dimension}
        </text>
      </g>
    </svg>
  );
}
