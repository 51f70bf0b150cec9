/**
 * Where the cut of a comparison stands at first, in percent from the left: on phones, whose picture is square, and on
 * wider screens, whose picture has more house to show. The same as in app/styles/comparison.css.
 */
export const COMPARISON_START = { phone: 46, wide: 60 };

/** The default on the page of a work, on every screen: it shows more of the steel, which visitors have not seen yet. */
export const WORK_COMPARISON_START = 64;
