import earthquake from './drawings/earthquake.svg?raw';
import insulation from './drawings/insulation.svg?raw';
import speed from './drawings/speed.svg?raw';

/** What building this way changes most, as it is drawn. */
export const FEATURE_DRAWINGS = { speed, insulation, earthquake };
