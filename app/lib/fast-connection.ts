import { savesData } from '#app/lib/saves-data.ts';

/**
 * Whether a few optional megabytes may be fetched: the visitor does not save data, and the browser does not call the
 * connection slow. If the browser does not say, the connection counts as fast.
 * @see https://wicg.github.io/netinfo/#effectiveconnectiontype-enum
 */
export function hasFastConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return !savesData() && (connection?.effectiveType ?? '4g') === '4g';
}
