import { useLocation } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** What links between works take along: the group of works that the visitor had chosen, as the address names it. */
export type FilterState = { filter?: string };

/** The group that the visitor had chosen in the portfolio before coming to this work. */
export function useFilterState(): FilterState {
  const { state } = useLocation();
  const hydrated = useHydrated();
  // The document is written without one.
  return hydrated && state?.filter ? { filter: state.filter } : {};
}
