import type { ReactNode } from 'react';
import type { Wall, WallLayer } from '#app/content/collections.ts';
import { runningSums } from '#app/lib/running-sums.ts';
import { screws } from '#app/sections/wall/materials.tsx';
import { depthOf } from '#app/sections/wall/measures.ts';
import { Brick, cutColour, Stud, THIN } from '#app/sections/wall/wall-cut.tsx';

/** What the drawings need of the wall. */
export type CutWall = Pick<Wall, 'profile' | 'brick'> & {
  layers: readonly Pick<WallLayer, 'id' | 'sheets' | 'thickness'>[];
};

export type WallKind = 'steel' | 'brick' | 'concrete';

/** Size of the viewBox in millimetres: depth of the deepest wall with its outline, and visible length of the walls. */
const BOX = 256;
const SEEN = 112;
/** Drawn thickness of the profiles' sheet in millimetres: to scale it would be thinner than a line. */
const SHEET = 3;

type Part = { depth: number; fill: string; drawn?: ReactNode };

/** Boards of insulation, zigzag from face to face as plans draw them. */
function Zigzag({ depth }: { depth: number }) {
  const teeth = Array.from({ length: SEEN / 28 }, () => `l${depth} 14l-${depth} 14`);
  return <path d={`M0 0${teeth.join('')}`} className="stroke-fine" />;
}

const render = { depth: 8, fill: '#d9cdb6' };
const insulation = (depth: number) => ({
  depth,
  fill: cutColour('insulation', depth),
  drawn: <Zigzag depth={depth} />,
});
const plaster = { depth: 15, fill: cutColour('lining', 15) };

/** Layers of each wall from outside: those with which its weight was calculated (weights.tsx). */
function partsOf(kind: WallKind, wall: CutWall): Part[] {
  if (kind === 'steel') {
    return wall.layers.map((layer) => {
      const depth = depthOf(layer);
      if (layer.id === 'render') return { ...render, depth };
      if (layer.id === 'insulation') return insulation(depth);
      return {
        depth,
        fill: cutColour(layer.id, depth),
        drawn: layer.id === 'studs' && <Stud profile={{ ...wall.profile, sheet: SHEET }} seen={SEEN} />,
      };
    });
  }
  if (kind === 'brick') {
    const leaf = { depth: wall.brick, fill: 'none', drawn: <Brick width={wall.brick} seen={SEEN} /> };
    return [render, insulation(60), leaf, plaster];
  }
  return [render, insulation(80), { depth: 150, fill: '#c3c9cc', drawn: <Gravel /> }, plaster];
}

/** The stones in the concrete. */
function Gravel() {
  const rows = [10, 24, 38, 52, 66, 80, 94, 106].map((y, row) => `M${row % 2 ? 20 : 10} ${y}H145`);
  return <path d={rows.join('')} fill="none" stroke="#98a2a7" {...screws(21, 4)} />;
}

/** Horizontal section of a wall; all three are to the same scale. Decorative: the name is beside it. */
export function WallCutSmall({ kind, wall }: { kind: WallKind; wall: CutWall }) {
  const parts = partsOf(kind, wall);
  const edges = runningSums(
    parts.map(({ depth }) => depth),
    1,
  );
  return (
    <svg viewBox={`0 0 ${BOX} ${SEEN}`} aria-hidden="true" className="w-24 flex-none md:w-64 lg:w-1/2">
      {parts.map(({ depth, fill, drawn }, index) => {
        const x = edges[index] ?? 0;
        return (
          <g key={x} transform={`translate(${+x.toFixed(2)})`}>
            <path d={`M0 0h${depth}v${SEEN}H0z`} fill={fill} />
            {drawn}
            {depth >= THIN && (
              <path d={`M0 1h${depth}v${SEEN - 2}H0z`} fill="none" className="stroke-thin stroke-ink" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
