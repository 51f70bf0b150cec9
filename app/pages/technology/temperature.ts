import type { WallLayer } from '#app/content/collections.ts';
import { runningSums } from '#app/lib/running-sums.ts';
import { depthOf } from '#app/sections/wall/measures.ts';

/** Degrees Celsius of the example: an August afternoon, and a room that is kept cool. */
export const OUTSIDE = 35;
export const INSIDE = 25;

/** W/mK, usual design values. Enough for the shape of a line; the calculation of a project uses declared ones. */
const CONDUCTIVITY: Record<WallLayer['id'], number> = {
  render: 0.8,
  insulation: 0.037,
  board: 0.25,
  membrane: 0.2,
  osb: 0.13,
  studs: 0.037,
  vapour: 0.33,
  lining: 0.25,
};

/** Surface resistances of the air at the two sides of a wall, in m²K/W (EN ISO 6946). */
const OUTER_AIR = 0.04;
const INNER_AIR = 0.13;

/** m²K/W of each layer between the studs. */
function resistances(layers: readonly WallLayer[]): number[] {
  return layers.map((layer) => depthOf(layer) / 1000 / CONDUCTIVITY[layer.id]);
}

/** m²K/W of the whole wall with the air at its sides, as if there were no steel in it. */
export function resistanceWithoutSteel(layers: readonly WallLayer[]): number {
  return resistances(layers).reduce((sum, resistance) => sum + resistance, OUTER_AIR + INNER_AIR);
}

/**
 * How far the temperature has fallen at each face of the wall, between the studs and in a steady state.
 * @returns one more value than layers, rising from just over 0 (outside) to just under 1 (inside)
 */
export function temperatureFall(layers: readonly WallLayer[]): number[] {
  const whole = resistanceWithoutSteel(layers);
  return runningSums(resistances(layers), OUTER_AIR).map((sum) => sum / whole);
}
