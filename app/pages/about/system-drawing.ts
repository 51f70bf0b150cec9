import mixed from './drawings/mixed.svg?raw';
import steel from './drawings/steel.svg?raw';
import traditional from './drawings/traditional.svg?raw';

/** Ways to build: the same house in section, three times, its load-bearing structure accented. */
export const SYSTEM_DRAWINGS = { traditional, steel, mixed };
