/**
 * Whether the visitor has asked the browser to save data. Few browsers say so.
 * @see https://wicg.github.io/savedata/
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
