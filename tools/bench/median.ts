/**
 * The median of some figures.
 * @returns the lower one of two in the middle, so that it is always a measured figure
 * @throws if there are none
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('no figures to take the middle of');
  return middle;
}
