import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { AWAITS_PLAN } from '#app/hydration/contract.ts';
import { isMoveHeld } from '#app/lib/held-move.ts';
import {
  asWanted,
  clampCase,
  DEFAULT_CASE,
  type PlannerCase,
  type PlannerField,
  readCase,
  thisMonth,
  writeCase,
} from '#app/lib/planner/case.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** Debounce in milliseconds before the URL is updated: browsers limit the rate of history changes. */
const SETTLED = 400;

/** Changes some fields, by their new values or by a function of the case as it is wanted then. */
export type ChangePlan = (
  change: Partial<PlannerCase> | ((wanted: PlannerCase) => Partial<PlannerCase>),
) => void;

type Held = {
  plan: PlannerCase;
  /** what was entered, within the limits of its kind of building or not: it counts again with another kind */
  wanted?: PlannerCase;
  /** fields of the URL that had to be corrected; empty if only other parts were not understood; undefined if all is valid */
  adjusted?: readonly PlannerField[];
  /** how often the visitor has changed it */
  changes: number;
  /** whether the URL does not hold it yet */
  unwritten?: boolean;
};

/** The cases shown last, by keys of history entries, and of all under '': URLs may be older than the last change. */
const shown = new Map<string, PlannerCase>();

function held(value: string, changes: number): Held {
  const { plan, changed, unread } = readCase(value, thisMonth());
  return { plan, adjusted: unread || changed.length > 0 ? changed : undefined, changes };
}

/**
 * The case on the page. The document shows the default case; once hydrated, the page shows the case of its URL, and
 * writes every change there.
 */
export function usePlan(): Held & { change: ChangePlan } {
  const { pathname, search, state, key } = useLocation();
  const value = new URLSearchParams(search).get(PLAN) ?? '';
  const arrival = useNavigationType();
  const navigate = useNavigate();
  // After a client-side navigation there is no static document whose markup the first render has to match.
  const begun = useHydrated();
  const [current, setCurrent] = useState<Held>(() => {
    if (!begun) return { plan: DEFAULT_CASE, changes: 0 };
    const linked = held(value, 0);
    const carried = shown.get(key) ?? (state?.picked && shown.get(''));
    const isNew = carried && writeCase(carried) !== writeCase(linked.plan);
    return isNew ? { plan: carried, changes: 0, unwritten: true } : linked;
  });
  const seen = useRef(begun ? value : undefined);
  // What this page has written itself: on a slow device it arrives when the visitor has changed the case again.
  const written = useRef(new Set<string>());

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = value;
    if (value === (before ?? '')) return;
    const isOwn = written.current.has(value);
    if (isOwn && arrival !== 'POP') return;
    if (!isOwn) written.current.clear();
    // Back in another language, the case was changed since that address was written, or before it held any.
    const isLeftEarly = arrival === 'POP' && value === '';
    setCurrent((now) =>
      isOwn || isLeftEarly
        ? { ...now, unwritten: true }
        : held(value, before === undefined ? 0 : now.changes + 1),
    );
  }, [arrival, value]);

  // Updating the URL must not interrupt a navigation to another page.
  const leaving = useNavigation().state !== 'idle';
  const { plan, unwritten } = current;
  useEffect(() => {
    shown.set('', plan).set(key, plan);
    if (!unwritten || leaving) return;
    const timer = setInterval(() => {
      // The router is moving on, and React has not shown it yet: this would end the move, or lead back.
      if (isMoveHeld() || location.pathname !== pathname) return;
      clearInterval(timer);
      const settled = writeCase(plan);
      written.current.add(settled);
      setCurrent((now) => (now.plan === plan ? { ...now, unwritten: false } : now));
      const query = new URLSearchParams(location.search);
      query.set(PLAN, settled);
      void navigate({ search: String(query) }, { replace: true, preventScrollReset: true, state });
    }, SETTLED);
    return () => clearInterval(timer);
  }, [plan, unwritten, leaving, navigate, pathname, state, key]);

  const changePlan: ChangePlan = (change) =>
    setCurrent((now) => {
      const before = now.wanted ?? asWanted(now.plan);
      const wanted = { ...before, ...(typeof change === 'function' ? change(before) : change) };
      const { plan: next } = clampCase(wanted, thisMonth());
      // The fields of a document are all taken over at hydration, whether anything was entered or not.
      if (writeCase(next) === writeCase(now.plan)) return { ...now, wanted };
      return { plan: next, wanted, changes: now.changes + 1, unwritten: true };
    });
  return { ...current, change: changePlan };
}

/** Reveals the figures once the URL's case is rendered: until then the document hides them (`app/document/before-paint.ts`). */
export function useShownCase(plan: PlannerCase): void {
  const [begun] = useState(useHydrated());
  useLayoutEffect(() => {
    if (begun || plan !== DEFAULT_CASE) document.documentElement.classList.remove(AWAITS_PLAN);
  }, [begun, plan]);
}
