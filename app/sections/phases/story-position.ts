/**
 * Frames of the film with which each phase begins (the slab, the first panels, the first boards, the white façade, the garden),
 * and those on which it rests while its text is read: as its picture shows it, the last one the lit house.
 */
const FRAMES = [
  { first: 0, rest: 1 },
  { first: 4, rest: 26 },
  { first: 29, rest: 36 },
  { first: 47, rest: 53 },
  { first: 55, rest: 66 },
] as const;

/** Share of a phase from which and up to which the film rests: its text stands in the middle of the screen. */
const REST = { from: 0.3, to: 0.65 };

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

/** Index of the phase at a place in the story, and how much of it has gone by. */
function phaseAt(position: number): { index: number; part: number } {
  const index = Math.min(Math.floor(position), FRAMES.length - 1);
  return { index, part: position - index };
}

/** Frame of the film that belongs to a place in the story, from 0 to the last one. */
export function frameAt(position: number, last: number): number {
  const { index, part } = phaseAt(position);
  const { first, rest } = FRAMES[index] ?? FRAMES[0];
  const next = FRAMES[index + 1]?.first ?? rest;
  const before = Math.min(part / REST.from, 1);
  const after = Math.max((part - REST.to) / (1 - REST.to), 0);
  return Math.min(Math.floor(first + (rest - first) * before + (next - rest) * after), last);
}

/**
 * The phase whose picture may take the film's place: the one the film rests on. Not the last, whose picture shows by day
 * the house that the film leaves lit.
 * @returns its index, undefined while the film moves
 */
export function restingPhase(position: number): number | undefined {
  const { index, part } = phaseAt(position);
  return part >= REST.from && part < REST.to && index < FRAMES.length - 1 ? index : undefined;
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
