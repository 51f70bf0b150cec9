import { savesData } from '#app/lib/saves-data.ts';

/**
 * Whether some megabytes that are nice to have may be fetched: the visitor does not save data, and the browser does not
 * call the connection slow. One that says nothing about it is believed to be fast.
 * @see https://wicg.github.io/netinfo/#effectiveconnectiontype-enum
 */
export function hasFastConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return !savesData() && (connection?.effectiveType ?? '4g') === '4g';
}
