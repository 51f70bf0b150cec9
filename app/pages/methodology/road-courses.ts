/** Weeks from the first day to the start of a step, and to its end. */
type Course = { from: number; to: number };

/** Start and end of a step if all steps take their shortest, and if all take their longest. */
export type Courses = { shortest: Course; longest: Course };

type Step = {
  /** weeks before it starts if all steps take their longest */
  start: number;
  /** shortest and longest duration in weeks */
  weeks: readonly [number, number];
};

/**
 * The courses of each step. The content gives the starts of the longest. A step depends on every step that is over by its
 * start there, and on the same steps in the shortest.
 */
export function roadCourses(steps: readonly Step[]): Courses[] {
  const courses: Courses[] = [];
  for (const {
    start,
    weeks: [least, most],
  } of steps) {
    const before = courses.filter(({ longest }) => longest.to <= start);
    const pause = start - Math.max(0, ...before.map(({ longest }) => longest.to));
    const earliest = pause + Math.max(0, ...before.map(({ shortest }) => shortest.to));
    courses.push({
      shortest: { from: earliest, to: earliest + least },
      longest: { from: start, to: start + most },
    });
  }
  return courses;
}

/** Weeks as months, of which one that has begun counts. */
export function inMonths(weeks: number): number {
  return Math.ceil((weeks * 12) / 52);
}
