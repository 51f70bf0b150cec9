/** Weeks before something starts, and in which it is over. */
type Course = { from: number; to: number };

type Step = {
  /** weeks before it starts if all steps take their longest */
  start: number;
  /** shortest and longest duration in weeks */
  weeks: readonly [number, number];
};

/**
 * Where each step stands if all take their shortest and if all take their longest. The content gives the longest course;
 * in it, what is over when a step starts is what the step waits for, and it waits for the same in the shortest.
 */
export function roadCourses(steps: readonly Step[]): { shortest: Course; longest: Course }[] {
  const courses: { shortest: Course; longest: Course }[] = [];
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
