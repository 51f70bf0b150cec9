/** Frame of the film in which a step's work is seen at its best; before them all, the bare plot. */
const FRAMES_OF_STEPS = [0, 10, 37, 51, 64, 82] as const;

/**
 * Where a visitor is in a story of several steps.
 * @param distances px from the place where a link to a step leads, to each step: 0 or less once it has been reached
 * @param approach px before the first step in which the story begins
 * @returns -1 before the story, 0 at its first step, 1 at its second, in between in proportion
 */
export function storyPosition(distances: readonly number[], approach: number): number {
  const reached = distances.findLastIndex((distance) => distance <= 0);
  const [first = 0] = distances;
  if (reached < 0) return Math.max(-first / approach, -1);
  const [from = 0, to] = distances.slice(reached);
  return to === undefined ? reached : reached + from / (from - to);
}

/** Frame of the film that belongs to a place in the story, from 0 to the last one. */
export function frameAt(position: number, last: number): number {
  const before = Math.min(Math.floor(position) + 1, FRAMES_OF_STEPS.length - 2);
  const [from = 0, to = from] = FRAMES_OF_STEPS.slice(before);
  return Math.min(Math.round(from + (to - from) * (position + 1 - before)), last);
}

/**
 * Week of the works that belongs to a place in the story: each phase is half over when its step has been reached.
 * @param phases with the weeks before they start and how many they take at most, as in content/phases/
 * @returns its number, from 1
 */
export function weekAt(
  position: number,
  phases: readonly { start: number; weeks: readonly [number, number] }[],
): number {
  const index = Math.min(Math.max(Math.round(position), 0), phases.length - 1);
  const { start = 0, weeks: [, weeks] = [1, 1] } = phases[index] ?? {};
  const over = Math.min(Math.max(position - index + 0.5, 0), 0.999);
  return start + Math.floor(over * weeks) + 1;
}
