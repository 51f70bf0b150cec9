import { ARRIVING } from './journeys/arriving.ts';
import { ASKING } from './journeys/asking.ts';
import type { Journey } from './journeys/journey.ts';
import { LOOKING } from './journeys/looking.ts';
import { MOVING } from './journeys/moving.ts';

/** What a visitor does on the site, from reading to getting in touch: the same in every browser. */
export const JOURNEYS: Journey[] = [...ARRIVING, ...MOVING, ...LOOKING, ...ASKING];
