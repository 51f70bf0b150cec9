import type { Wall, WallLayer } from '#app/content/collections.ts';
import { MATERIALS } from '#app/sections/wall/materials.tsx';

/** A layer thinner than this, in millimetres, is drawn as a line. */
export const THIN = 3;

/** Colour of a layer in section. A membrane has the colour of its edge, which is darker. */
export function cutColour(id: WallLayer['id'], depth: number): string {
  const { face, side } = MATERIALS[id];
  return depth < THIN ? side : id === 'osb' ? '#dcbb86' : face;
}

/** Distance of the waves of the wool, in millimetres. */
const WAVE = 8;

/**
 * Horizontal section of the C profile in the wool: a unit of the drawing is a millimetre.
 * @param seen visible length of the wall
 * @param above how much of that stays without wool, for words
 */
export function Stud({
  profile: { web, flange, sheet },
  seen,
  above = 0,
}: {
  profile: Wall['profile'];
  seen: number;
  above?: number;
}) {
  const half = sheet / 2;
  const foot = seen - 2;
  const waves = Math.floor((foot - above) / WAVE);
  const wool = Array.from(
    { length: waves },
    (_, wave) => `M0 ${foot - wave * WAVE}${`q${web / 16}-4 ${web / 8} 0t${web / 8} 0`.repeat(4)}`,
  );
  return (
    <g fill="none">
      <path d={wool.join('')} stroke="#d3c193" strokeWidth=".4" />
      <path
        d={`M11 ${foot}H${half}v-${flange - sheet}H${web - half}v${flange - sheet}h-10`}
        stroke="#5c676e"
        strokeWidth={sheet}
      />
    </g>
  );
}

/** A leaf of brick and a joint of its mortar, seen from above: a unit of the drawing is a millimetre. */
export function Brick({ width, seen }: { width: number; seen: number }) {
  return (
    <>
      <path d={`M0 0h${width}v${seen}H0z`} fill="#d9cfbd" />
      <path d={`M0 0h${width}v${seen - 18}H0zM0 ${seen - 8}h${width}v8H0z`} fill="#d19a7c" />
    </>
  );
}
