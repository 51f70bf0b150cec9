/** Where the cut of a comparison stands at first, in percent from the left. The same as in app/styles/comparison.css. */
export const COMPARISON_START = 46;
