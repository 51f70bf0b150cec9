import type { Building, Extra } from '#app/lib/planner/case.ts';

/** Units of the drawing, and how far down in it the ground is. */
const [WIDTH, HEIGHT, GROUND] = [320, 154, 120];

/** Storeys a drawing may have: those of the highest kind. */
const STOREYS = [2, 3, 4, 5, 6];

type Kind = { left: number; right: number; storey: number; front: string; door: string };

/** A storey of each kind from the front, on the ground, and what only the lowest has. */
const KINDS: Record<Building, Kind> = {
  home: {
    left: 100,
    right: 222,
    storey: 35,
    front: 'M111 94h30v15h-30zM126 94v15M181 94h30v15h-30zM196 94v15M151 120V92h20v28M161 92v28',
    door: '',
  },
  homes: {
    left: 100,
    right: 216,
    storey: 15,
    front: 'M106 109h12v7h-12zM126 109h12v7h-12zM178 109h12v7h-12zM198 109h12v7h-12zM150 109h16v7h-16z',
    door: 'M150 120v-4M166 120v-4M158 120v-11',
  },
  premises: {
    left: 100,
    right: 252,
    storey: 28,
    front: 'M110 100h40v14h-40zM130 100v14M202 100h40v14h-40zM222 100v14',
    door: 'M166 120V99h20v21M176 99v21M106 100l4-5h40l4 5zM198 100l4-5h40l4 5z',
  },
  warehouse: {
    left: 100,
    right: 300,
    storey: 38,
    front: 'M108 88h184v5H108zM154 88v5M200 88v5M246 88v5',
    door: 'M114 120v-21h28v21M114 104h28M114 109h28M114 114h28M156 120v-21h28v21M156 104h28M156 109h28M156 114h28M198 120v-21h28v21M198 104h28M198 109h28M198 114h28M262 120v-18h12v18',
  },
};

/** What an extra adds; photovoltaics stand on the roof, which is drawn on the ground and lifted. */
const EXTRAS: Record<Exclude<Extra, 'solar'>, string> = {
  pool: 'M232 120v7h7v7h7v7h54v-21M234 124h66M290 120v-8q0-3 3-3t3 3M284 120v-8q0-3 3-3t3 3',
  slope: 'M106 120v28h110v-28M106 148H94M216 148h12M118 128h22v8h-22zM127 128v8',
  garage: 'M44 98h56M44 93h56v27M44 93v27M53 120v-16h38v16M53 109h38M53 114h38',
  garden:
    'M12 120v-8M12 112c-8-6-4-27 0-38 4 11 8 32 0 38zM30 120v-6M30 114c-6-5-4-20 0-28 4 8 6 23 0 28zM308 120v-13M314 120v-13M304 110h14',
};

/** Somebody on the ground, to show how large it is. */
const FIGURE = 'M36 120l2-8 2 8M38 112v-7M35 108h6M38 105a2 2 0 1 0-.01 0';

const path = (d: string, rest = '') => `<path${rest} d="${d}"/>`;

function kind(name: Building): string {
  const { left, right, storey, front, door } = KINDS[name];
  const walls = `M${left} ${GROUND}v-${storey}h${right - left}v${storey}`;
  const higher = STOREYS.map((number) => `<use href="#plan-${name}" y="-${storey * (number - 1)}"/>`);
  return (
    `<g data-kind="${name}"><g id="plan-${name}">${path(walls + front)}</g>${door && path(door)}${higher.join('')}` +
    `<g data-roof="">${path(`M${left - 5} ${GROUND}h${right - left + 10}v-5h-${right - left + 10}z`)}` +
    `${path('M110 115l6-9h24l-6 9zM143 115l6-9h24l-6 9zM176 115l6-9h24l-6 9z', ' data-extra="solar"')}</g></g>`
  );
}

/**
 * What is asked about, drawn from the front: all kinds and all extras at once, of which the style sheet shows those that are
 * chosen (`plan-case`). So it follows the form without any script, and stands in no script either.
 */
export function houseDrawing(): string {
  const extras = Object.entries(EXTRAS).map(([name, d]) => path(d, ` data-extra="${name}"`));
  const kinds = (Object.keys(KINDS) as Building[]).map(kind);
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}">${path(`M0 ${GROUND}h${WIDTH}`)}` +
    `<g data-near="">${path(FIGURE)}${extras.join('')}${kinds.join('')}</g></svg>`
  );
}

/** The hatchings of all drawings of the page: what is uncertain. They change no more than the house does. */
export function hatchings(): string {
  const kinds = ['', '-ink'].map(
    (kind) =>
      `<pattern id="planner-hatch${kind}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.5" height="6"/></pattern>`,
  );
  return `<svg aria-hidden="true" width="0" height="0">${kinds.join('')}</svg>`;
}
