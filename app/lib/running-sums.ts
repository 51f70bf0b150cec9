/**
 * Sums of a list, part by part.
 * @param start what the first part is added to
 * @returns one value more than parts: the start, then one after each part
 */
export function runningSums(parts: readonly number[], start = 0): number[] {
  const sums = [start];
  for (const part of parts) sums.push((sums.at(-1) ?? start) + part);
  return sums;
}
