import { COAST, INLAND } from './outline.ts';

/** A place on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };
/** A place on the map, in its units, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** The map: its size in units, 4.1 of which are a kilometre. On phones only the square in its middle is seen. */
export const MAP = { width: 672, height: 520, unitsOfKilometre: 4.1 } as const;

/** The place in the middle of the map. */
const MIDDLE: Coordinates = { latitude: 38.365, longitude: -0.425 };
const KILOMETRES_OF_DEGREE = 111.2;
/** How far outside the simplified outline a place may lie, in units of the map: about a kilometre. */
const TOLERANCE = 4;

/**
 * Where a place stands on the map. Over a single province the earth is flat enough for its degrees to be drawn as they are.
 * @returns units from the upper left corner, rounded
 */
export function onMap({ latitude, longitude }: Coordinates): Point {
  const units = MAP.unitsOfKilometre * KILOMETRES_OF_DEGREE;
  const east = (longitude - MIDDLE.longitude) * Math.cos((MIDDLE.latitude * Math.PI) / 180);
  return [
    Math.round(MAP.width / 2 + east * units),
    Math.round(MAP.height / 2 + (MIDDLE.latitude - latitude) * units),
  ];
}

/** The corners of a line of the outline: one place, then steps from each to the next. */
function corners(line: string): Point[] {
  const [x = 0, y = 0, ...steps] = (line.match(/-?\d+/g) ?? []).map(Number);
  const points: [number, number][] = [[x, y]];
  for (let index = 0; index < steps.length; index += 2) {
    const [beforeX, beforeY] = points.at(-1) ?? [0, 0];
    points.push([beforeX + (steps[index] ?? 0), beforeY + (steps[index + 1] ?? 0)]);
  }
  return points;
}

/** Whether a place is inside an outline: a ray to the right crosses it an odd number of times. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter(([toX, toY], index) => {
    const [fromX, fromY] = outline.at(index - 1) as Point;
    return toY > y !== fromY > y && x < toX + ((y - toY) / (fromY - toY)) * (fromX - toX);
  });
  return crossings.length % 2 === 1;
}

/** Whether a place lies in the province that is drawn, or at most a kilometre off it. */
export function isInProvince(place: Coordinates): boolean {
  const outline = [...corners(COAST), ...corners(INLAND)];
  const [x, y] = onMap(place);
  return [0, TOLERANCE, -TOLERANCE].some((right) =>
    [0, TOLERANCE, -TOLERANCE].some((down) => isInside([x + right, y + down], outline)),
  );
}

/** Distance between two dots, in units of the map, at which a finger hits only one of them on a phone of 320 px. */
export const APART = 40;

/** Clamps a coordinate so that its dot is whole in the square of the map that phones show. */
function keptIn(extent: number, at: number): number {
  const reach = (MAP.height - APART) / 2;
  return Math.min(Math.max(at, extent / 2 - reach), extent / 2 + reach);
}

/**
 * Moves dots apart that are too close, as little as possible: those of one town end up around it.
 * @returns the places in the same order, in whole units, {@link APART} apart or a unit less
 */
export function spreadApart(places: readonly Point[]): Point[] {
  const spread = places.map(([x, y]): [number, number] => [x, y]);
  let coinciding = 0;
  for (let round = 0; round < 500; round += 1) {
    let moved = false;
    for (const [index, one] of spread.entries()) {
      for (const other of spread.slice(0, index)) {
        const apart = Math.hypot(one[0] - other[0], one[1] - other[1]);
        if (apart >= APART - 0.1) continue;
        // Two dots in the very same place move apart sideways, and each further such pair at another angle.
        const towards = apart > 0 ? Math.atan2(one[1] - other[1], one[0] - other[0]) : coinciding++ * 2.4;
        const step = (APART - apart) / 2;
        const [right, down] = [Math.cos(towards) * step, Math.sin(towards) * step];
        one[0] = keptIn(MAP.width, one[0] + right);
        one[1] = keptIn(MAP.height, one[1] + down);
        other[0] = keptIn(MAP.width, other[0] - right);
        other[1] = keptIn(MAP.height, other[1] - down);
        moved = true;
      }
    }
    if (!moved) break;
  }
  return spread.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
}
