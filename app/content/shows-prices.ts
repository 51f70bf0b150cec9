import { readCollection } from './file-collection.ts';
import { plannerSchema } from './schema/planner.ts';

/**
 * Whether the owner shows prices: the one switch for calculator, answers and titles.
 * @throws {ContentError} if content/planner/ is wrong
 */
export function showsPrices(): boolean {
  return readCollection('planner', plannerSchema).showPrices;
}
