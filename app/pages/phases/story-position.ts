/**
 * The frame with which each phase begins (the slab, the first panels, the first boards, the white façade, the garden), and
 * the one on which the film rests while its text is read: what its picture shows or, in the last phase, the lit house.
 */
const FRAMES = [
  { first: 0, rest: 1 },
  { first: 4, rest: 26 },
  { first: 29, rest: 36 },
  { first: 47, rest: 53 },
  { first: 55, rest: 66 },
] as const;

/** Part of a phase, from 0 to 1, in which the film rests, because its text is in the middle of the screen. */
const REST = { from: 0.3, to: 0.65 };

/**
 * Where a visitor is in a story of several steps.
 * @param edges px from the reading line to the top of each step, and to the end of the last; 0 or less once passed
 * @returns index of the step being read plus the share of it that has passed: 0 before the first step, the number of
 * steps after the last
 */
export function storyPosition(edges: readonly number[]): number {
  const reached = Math.max(
    edges.findLastIndex((edge) => edge <= 0),
    0,
  );
  const [from = 0, to] = edges.slice(reached);
  return to === undefined ? reached : reached + Math.max(from / (from - to), 0);
}

/** Index of the phase at a position in the story, and the part of it that has passed, from 0 to 1. */
function phaseAt(position: number): { index: number; part: number } {
  const index = Math.min(Math.floor(position), FRAMES.length - 1);
  return { index, part: position - index };
}

/** Frame of the film for a position in the story, from 0 to `last`. */
export function frameAt(position: number, last: number): number {
  const { index, part } = phaseAt(position);
  const { first, rest } = FRAMES[index] ?? FRAMES[0];
  const next = FRAMES[index + 1]?.first ?? rest;
  const before = Math.min(part / REST.from, 1);
  const after = Math.max((part - REST.to) / (1 - REST.to), 0);
  return Math.min(Math.floor(first + (rest - first) * before + (next - rest) * after), last);
}

/**
 * The phase whose picture may replace the film: the one it rests on. Never the last phase: its picture shows the house by
 * day, the film ends with it lit.
 * @returns its index, undefined while the film moves
 */
export function restingPhase(position: number): number | undefined {
  const { index, part } = phaseAt(position);
  return part >= REST.from && part < REST.to && index < FRAMES.length - 1 ? index : undefined;
}

/**
 * Week of the calendar for a position in the story: while a phase is read, it goes from the phase's first week to its last.
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
