import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  clampCase,
  DEFAULT_CASE,
  type PlannerCase,
  type PlannerField,
  readCase,
  writeCase,
} from '#app/lib/planner/case.ts';
import { PLAN } from '#app/lib/planner/parameter.ts';

/** Milliseconds after the last change until the address holds it: browsers refuse too many at once. */
const SETTLED = 400;

/** The month it is, such as `2026-11`. */
export const thisMonth = () => new Date().toISOString().slice(0, 7);

export type ChangePlan = (change: Partial<PlannerCase>) => void;

/**
 * The case on the page. The document shows the one to begin with; as soon as the page is hydrated, the one of its address
 * counts, and every change is written there.
 * @returns the case, fields of the address that could not be taken as they were, and what changes it
 */
export function usePlan(): { plan: PlannerCase; adjusted: readonly PlannerField[]; change: ChangePlan } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [plan, setPlan] = useState(DEFAULT_CASE);
  const [adjusted, setAdjusted] = useState<readonly PlannerField[]>([]);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const value = new URLSearchParams(search).get(PLAN) ?? '';
    if (value === written.current) return;
    written.current = value;
    clearTimeout(timer.current);
    const read = readCase(value, thisMonth());
    setPlan(read.plan);
    setAdjusted(read.changed);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (wanted: Partial<PlannerCase>) => {
      const next = clampCase({ ...plan, ...wanted }, thisMonth()).plan;
      setPlan(next);
      setAdjusted([]);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        written.current = writeCase(next);
        const query = new URLSearchParams(location.search);
        query.set(PLAN, written.current);
        void navigate({ search: String(query) }, { replace: true, preventScrollReset: true, state });
      }, SETTLED);
    },
    [plan, navigate, state],
  );
  return { plan, adjusted, change };
}
