import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the static document and until scripts run, then true: for what can only be offered with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
