import type { ReactNode } from 'react';
import type { Phase } from '#app/content/collections.ts';

const DRAWINGS: Record<Phase['icon'], ReactNode> = {
  // Slab on its ground, anchor bolts waiting for the studs.
  foundations: (
    <>
      <path
        className="stroke-fine"
        d="M1 56h94M10 62l6-6M24 62l6-6M38 62l6-6M52 62l6-6M66 62l6-6M80 62l6-6M8 50h80M8 44h80"
      />
      <path className="stroke-main" d="M3 38h90v18H3z" />
      <path className="stroke-accent" d="M20 46V16M48 46V16M76 46V16M15 22h10M43 22h10M71 22h10" />
    </>
  ),
  // Two tracks, studs between them, one brace.
  frame: (
    <>
      <path className="stroke-fine" d="M18 9v50M33 9v50M48 9v50M63 9v50M78 9v50" />
      <path className="stroke-main" d="M3 5h90v54H3zM3 9h90M3 55h90" />
      <path className="stroke-accent" d="M3 55 93 9" />
    </>
  ),
  // Half boarded, with its window; the supply passes through the openings of the studs.
  envelope: (
    <>
      <path className="stroke-fine" d="M18 5v54M33 5v54" />
      <path className="stroke-main" d="M3 5h90v54H3zM48 5v54M60 17h21v21H60zM70.500 17v21" />
      <path className="stroke-accent" d="M3 30h30v16h9M42 42v8" />
    </>
  ),
  // Cupboards, their worktop, a door and the lamp over them.
  interior: (
    <>
      <path className="stroke-fine" d="M1 5h94M20 41v18M36 41v18M16 47h1M24 47h1M40 47h1" />
      <path className="stroke-main" d="M1 59h94M4 59V37h48v22M4 41h48M68 59V17h22v42M85 38v3" />
      <path className="stroke-accent" d="M28 5v10M19 24a9 9 0 0 1 18 0z" />
    </>
  ),
  // A key on its ring.
  keys: (
    <>
      <path className="stroke-main" d="M43 27h50v8H82v9h-7v-9h-6v6h-7v-6H43" />
      <circle className="stroke-main" cx="29" cy="31" r="15" />
      <circle className="stroke-fine" cx="29" cy="31" r="9" />
      <path className="stroke-accent" d="M25 31c-10 4-18 12-22 27" />
    </>
  ),
};

/** Small drawing of what a phase is about. Decorative: the name says it. */
export function PhaseDrawing({ name }: { name: Phase['icon'] }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className="h-11 w-auto flex-none lg:h-16">
      {DRAWINGS[name]}
    </svg>
  );
}
