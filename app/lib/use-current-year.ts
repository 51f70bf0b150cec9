import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's year; while the page comes alive still the year the site was built in, as the document says. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
