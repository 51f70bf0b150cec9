/** A place on the earth, in degrees. */
type Coordinates = { latitude: number; longitude: number };
/** A place on the map, in its units, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/**
 * The map of assets/drawings/provincia-de-alicante.svg: its size in units, 4.1 of which are a kilometre. The coast and the
 * edges of provinces and comarcas are from municipal boundaries of the Instituto Geográfico Nacional (npm package es-atlas
 * 0.6.0), simplified.
 */
export const MAP = { width: 672, height: 520, unitsOfKilometre: 4.1 } as const;

/** The place in the middle of the map. */
const MIDDLE: Coordinates = { latitude: 38.365, longitude: -0.425 };
const KILOMETRES_OF_DEGREE = 111.2;

/**
 * Where a place stands on the map. Over a single province the earth is flat enough for its degrees to be drawn as they are.
 * @returns units from the upper left corner, rounded; undefined outside the square in the middle, which is all that phones show
 */
export function onMap({ latitude, longitude }: Coordinates): Point | undefined {
  const units = MAP.unitsOfKilometre * KILOMETRES_OF_DEGREE;
  const east = (longitude - MIDDLE.longitude) * Math.cos((MIDDLE.latitude * Math.PI) / 180) * units;
  const south = (MIDDLE.latitude - latitude) * units;
  if (Math.max(Math.abs(east), Math.abs(south)) > MAP.height / 2) return undefined;
  return [Math.round(MAP.width / 2 + east), Math.round(MAP.height / 2 + south)];
}
