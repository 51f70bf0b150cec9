/** Frame of the film with which each phase begins: the slab, the first panels, the first boards, the white façade, the lit house. */
const FIRST_FRAMES = [0, 4, 29, 47, 66] as const;

/**
 * Where a visitor is in a story of several steps.
 * @param edges px from the line at which a step becomes the current one to the top of each, and to the end of the last:
 * 0 or less once it has been passed
 * @returns 0 until the second step comes nearer, 1 where it begins, in between in proportion; as many as there are steps
 * after the last
 */
export function storyPosition(edges: readonly number[]): number {
  const reached = Math.max(
    edges.findLastIndex((edge) => edge <= 0),
    0,
  );
  const [from = 0, to] = edges.slice(reached);
  return to === undefined ? reached : reached + Math.max(from / (from - to), 0);
}

/** Frame of the film that belongs to a place in the story, from 0 to the last one. */
export function frameAt(position: number, last: number): number {
  const step = Math.min(Math.floor(position), FIRST_FRAMES.length - 1);
  const [from = 0, to = from] = FIRST_FRAMES.slice(step);
  return Math.min(Math.floor(from + (to - from) * (position - step)), last);
}

/**
 * Week of the calendar that belongs to a place in the story: a phase goes from its first week to its last while it is read.
 * @param phases with the weeks before they start and how many they take at most, as in content/phases/
 * @returns its number, from 1
 */
export function weekAt(
  position: number,
  phases: readonly { start: number; weeks: readonly [number, number] }[],
): number {
  const index = Math.min(Math.floor(position), phases.length - 1);
  const { start = 0, weeks: [, weeks] = [1, 1] } = phases[index] ?? {};
  return start + Math.min(Math.floor((position - index) * weeks), weeks - 1) + 1;
}
