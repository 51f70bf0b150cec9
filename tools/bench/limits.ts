import type { Summary } from './summary.ts';

const KB = 1024;

/** A limit for every kind of page, or only for `kind`. */
type Limit = {
  name: string;
  kind?: string;
  most: number;
  of: (summary: Summary) => number;
  unit: string;
};

/** The limits of docs/performance.md. */
export const LIMITS: Limit[] = [
  { name: 'work with scripts / without', most: 1.3, unit: '', of: ({ ratio }) => ratio },
  { name: 'first intent to hydrated', most: 600, unit: ' ms', of: ({ hydration }) => hydration },
  { name: 'longest interaction', most: 200, unit: ' ms', of: ({ longestInteraction }) => longestInteraction },
  { name: 'JavaScript', most: 130, unit: ' KB', of: ({ bytes }) => bytes.js / KB },
  { name: 'JavaScript before load', most: 0, unit: ' KB', of: ({ bytes }) => bytes.jsBeforeLoad / KB },
  { name: 'document with styles', most: 30, unit: ' KB', of: ({ bytes }) => bytes.document / KB },
  // Smaller shifts are invisible rounding of boxes; tests/browser/every-page.spec.ts has the same limit.
  { name: 'layout shift', most: 0.001, unit: '', of: ({ layoutShift }) => layoutShift },
  {
    name: 'largest paint of home',
    kind: 'home',
    most: 1_500,
    unit: ' ms',
    of: ({ largestPaint }) => largestPaint,
  },
];

/** Median milliseconds from the click on a language to the page in it. */
export const CHANGE_OF_LANGUAGE = 100;

/** Milliseconds that the sums of a case on the calculator may take, and all of a change up to the next frame. */
export const CALCULATOR = { sums: 5, change: 100 };
