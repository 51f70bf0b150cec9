/** Where the cut of a comparison stands at first, in percent from the left. The same as in app/styles/comparison.css. */
export const COMPARISON_START = 46;

/** The same on the page of a work that asks for nothing else: its steel is what a visitor has not seen yet. */
export const WORK_COMPARISON_START = 64;
