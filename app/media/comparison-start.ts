/**
 * Where the cut of a comparison stands at first, in percent from the left: on phones, whose picture is square, and on
 * wider screens, whose picture has more house to show. The same as in app/styles/comparison.css.
 */
export const COMPARISON_START = { phone: 46, wide: 60 };

/** The same on the page of a work that asks for nothing else, on every screen: its steel is what a visitor has not seen yet. */
export const WORK_COMPARISON_START = 64;
