import { useLocation } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** Router state of links between works: the group that the visitor had chosen, as the URL names it. */
export type FilterState = { filter?: string };

/** The group that the visitor had chosen in the portfolio before coming to this work. */
export function useFilterState(): FilterState {
  const { state } = useLocation();
  const hydrated = useHydrated();
  // The document is written without one.
  return hydrated && state?.filter ? { filter: state.filter } : {};
}
