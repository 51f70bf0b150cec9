import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { AWAITS_PLAN } from '#app/lib/awaits-plan.ts';
import {
  clampCase,
  DEFAULT_CASE,
  type PlannerCase,
  type PlannerField,
  readCase,
  writeCase,
} from '#app/lib/planner/case.ts';
import { PLAN } from '#app/lib/planner/parameter.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** Milliseconds after the last change until the address holds it: browsers refuse too many at once. */
const SETTLED = 400;

/** The month it is, such as `2026-11`. */
export const thisMonth = () => new Date().toISOString().slice(0, 7);

export type ChangePlan = (change: Partial<PlannerCase>) => void;

type Held = {
  plan: PlannerCase;
  /** fields of the address that could not be taken as they were; none if only something else was not understood */
  adjusted?: readonly PlannerField[];
  /** how often the visitor has changed it */
  changes: number;
};

function held(value: string, changes: number): Held {
  const { plan, changed, unread } = readCase(value, thisMonth());
  return { plan, adjusted: unread || changed.length > 0 ? changed : undefined, changes };
}

/**
 * The case on the page. The document shows the one to begin with; as soon as the page is hydrated, the one of its address
 * counts, and every change is written there.
 */
export function usePlan(): Held & { change: ChangePlan } {
  const { search, state } = useLocation();
  const value = new URLSearchParams(search).get(PLAN) ?? '';
  const navigate = useNavigate();
  // Who comes from another page of the site has no document that would have to be woken as it is.
  const begun = useHydrated();
  const [current, setCurrent] = useState<Held>(() =>
    begun ? held(value, 0) : { plan: DEFAULT_CASE, changes: 0 },
  );
  const written = useRef(begun ? value : undefined);
  // Whoever is on the way to another page is not called back.
  const leaving = useRef(false);
  leaving.current = useNavigation().state !== 'idle';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const before = written.current;
    written.current = value;
    if (value === (before ?? '')) return;
    clearTimeout(timer.current);
    setCurrent(({ changes }) => held(value, before === undefined ? 0 : changes + 1));
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change: ChangePlan = (wanted) => {
    const next = clampCase({ ...current.plan, ...wanted }, thisMonth()).plan;
    setCurrent(({ changes }) => ({ plan: next, changes: changes + 1 }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (leaving.current) return;
      written.current = writeCase(next);
      const query = new URLSearchParams(location.search);
      query.set(PLAN, written.current);
      void navigate({ search: String(query) }, { replace: true, preventScrollReset: true, state });
    }, SETTLED);
  };
  return { ...current, change };
}

/** Shows the figures of a document that has waited for the case of its address (`app/document/before-paint.ts`). */
export function useShownCase(plan: PlannerCase): void {
  const [begun] = useState(useHydrated());
  useLayoutEffect(() => {
    if (begun || plan !== DEFAULT_CASE) document.documentElement.classList.remove(AWAITS_PLAN);
  }, [begun, plan]);
}
