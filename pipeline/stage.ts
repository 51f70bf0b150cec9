/**
 * Does a part of the build and says what it took, so that a build that has become slow shows where.
 * @param name of the part, e.g. `feeds`
 */
export async function stage<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`— ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
