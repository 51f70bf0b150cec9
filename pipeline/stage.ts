/**
 * Runs a part of the build and prints its duration, so that the cause of a slow build can be found.
 * @param name of the part, e.g. `feeds`
 */
export async function stage<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`— ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
