import type { Building, Extra } from '#app/lib/planner/case.ts';

/** Size of the viewBox, and the y of the ground. */
const [WIDTH, HEIGHT, GROUND] = [320, 154, 120];

/** Storeys above the first, up to those of the tallest kind. */
const STOREYS = [2, 3, 4, 5, 6];

type Kind = { left: number; right: number; storey: number; front: string; fine: string; door: string };

/** One storey of each kind from the front, on the ground: its openings, their finer lines, and what only the lowest has. */
const KINDS: Record<Building, Kind> = {
  home: {
    left: 100,
    right: 222,
    storey: 35,
    front: 'M110 93h32v17h-32zM180 93h32v17h-32zM151 120V93h20v27',
    fine: 'M108 112h36M178 112h36M112 95h13v13h-13zM127 95h13v13h-13zM182 95h13v13h-13zM197 95h13v13h-13zM161 93v27M158.5 106v4M163.5 106v4M100 117h51M171 117h51',
    door: '',
  },
  homes: {
    left: 100,
    right: 216,
    storey: 15,
    front: 'M106 108h12v8h-12zM126 108h12v8h-12zM178 108h12v8h-12zM198 108h12v8h-12zM150 108h16v8h-16z',
    fine: 'M112 108v8M132 108v8M184 108v8M204 108v8M158 108v8M105 117h14M125 117h14M177 117h14M197 117h14',
    door: 'M150 120v-4M166 120v-4M158 120v-11',
  },
  premises: {
    left: 100,
    right: 252,
    storey: 28,
    front: 'M110 100h40v14h-40zM202 100h40v14h-40z',
    fine: 'M130 100v14M222 100v14M108 116h44M200 116h44M100 118h66M186 118h66',
    door: 'M166 120V99h20v21M176 99v21M106 100l4-5h40l4 5zM198 100l4-5h40l4 5z',
  },
  warehouse: {
    left: 100,
    right: 300,
    storey: 38,
    front: 'M108 88h184v5H108z',
    fine: 'M131 88v5M154 88v5M177 88v5M200 88v5M223 88v5M246 88v5M269 88v5M100 97h200',
    door: 'M114 120v-21h28v21M114 104h28M114 109h28M114 114h28M156 120v-21h28v21M156 104h28M156 109h28M156 114h28M198 120v-21h28v21M198 104h28M198 109h28M198 114h28M262 120v-18h12v18',
  },
};

/** What each extra adds. Solar panels are part of the roof, which is drawn on the ground and lifted by CSS. */
const EXTRAS: Record<Exclude<Extra, 'solar'>, string> = {
  pool: 'M232 120v7h7v7h7v7h54v-21M234 124h66M290 120v-8q0-3 3-3t3 3M284 120v-8q0-3 3-3t3 3',
  slope: 'M106 120v28h110v-28M106 148H94M216 148h12M118 128h22v8h-22zM127 128v8',
  garage: 'M44 98h56M44 93h56v27M44 93v27M53 120v-16h38v16M53 109h38M53 114h38',
  garden:
    'M8 120v-8M8 112c-8-6-4-27 0-38 4 11 8 32 0 38zM24 120v-6M24 114c-6-5-4-20 0-28 4 8 6 23 0 28zM308 120v-13M314 120v-13M304 110h14',
};

/** A person on the ground, for scale. */
const FIGURE =
  'M88 100a1.8 1.8 0 1 0 .01 0M85.5 120l.4-7.6-1-.2.3-4.6q.2-2.6 1.9-2.6h1.8q1.7 0 1.9 2.6l.3 4.6-1 .2.4 7.6h-1.6l-.9-6.4-.9 6.4z';

/** An attribute: CSS rules that name an ancestor do not reach the `<use>` copies, which are the higher storeys. */
const LINE = ' vector-effect="non-scaling-stroke"';

const path = (d: string, rest = '') => `<path${rest} d="${d}"/>`;

function kind(name: Building): string {
  const { left, right, storey, front, fine, door } = KINDS[name];
  const width = right - left;
  const walls = `M${left} ${GROUND}v-${storey}h${width}v${storey}`;
  const higher = STOREYS.map((number) => `<use href="#plan-${name}" y="-${storey * (number - 1)}"/>`);
  const roof =
    path(`M${left - 2} ${GROUND - 2}v-4h${width + 4}v4`) +
    path(`M${left - 6} ${GROUND - 2.5}h${width + 12}v2.5h-${width + 12}z`, ' data-edge=""');
  return (
    `<g data-kind="${name}"><g id="plan-${name}">${path(walls + front, LINE)}${path(fine, `${LINE} opacity=".6" stroke-width=".75"`)}</g>` +
    `${door && path(door)}${higher.join('')}<g data-roof="">${roof}` +
    `${path('M110 114l6-9h24l-6 9zM143 114l6-9h24l-6 9zM176 114l6-9h24l-6 9z', ' data-extra="solar"')}</g></g>`
  );
}

/**
 * SVG of the case, from the front: all kinds and all extras at once, of which CSS shows the chosen ones (`plan-case`). So
 * it follows the form without JavaScript, and adds nothing to the scripts.
 */
export function houseDrawing(): string {
  const extras = Object.entries(EXTRAS).map(([name, d]) => path(d, ` data-extra="${name}"`));
  const kinds = (Object.keys(KINDS) as Building[]).map(kind);
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}">${path(`M${GROUND + 2} ${GROUND + 2}h${WIDTH}`, ' data-soil="" transform="skewX(-45)"')}` +
    `<g data-near="">${extras.join('')}${kinds.join('')}${path(FIGURE, ' data-figure=""')}</g>${path(`M0 ${GROUND}h${WIDTH}`)}</svg>`
  );
}

/** SVG patterns for all drawings of the page: hatched is what is uncertain. Static like the house, so not in the scripts. */
export function hatchings(): string {
  const kinds = ['', '-ink'].map(
    (kind) =>
      `<pattern id="planner-hatch${kind}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.5" height="6"/></pattern>`,
  );
  return `<svg aria-hidden="true" width="0" height="0">${kinds.join('')}</svg>`;
}
