import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the static document and until it is hydrated, then true: for controls that need script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
