import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PLAN } from '#app/lib/planner/parameter.ts';
import type { SummaryData } from '#app/lib/planner/summary.ts';
import { changeDraft } from '#app/sections/quote/draft.ts';

/** The summary that stands in the message: one that comes later takes its place. */
let written = '';

/**
 * Writes the case of the calculator, if the address holds one, into the quote form: the summary into the message, and what
 * has a field of its own into that.
 */
export function usePlannerSummary(data: SummaryData): void {
  const { search } = useLocation();
  useEffect(() => {
    const value = new URLSearchParams(search).get(PLAN);
    // The calculator always writes the area: without one the case is nobody's.
    if (!value || !/(^|\.)m2-\d/.test(value)) return;
    let left = false;
    // Only who comes from the calculator needs its code here.
    void import('#app/lib/planner/summary.ts').then(({ quoteOf }) => {
      if (left) return;
      const { summary, fields } = quoteOf(value, data);
      // Changes nothing, and says what stands there.
      const { message } = changeDraft({});
      if (message.includes(summary)) return;
      const rest = written ? message.replace(written, '') : message;
      changeDraft({ ...fields, message: [rest.trim(), summary].filter(Boolean).join('\n\n') });
      written = summary;
    });
    return () => {
      left = true;
    };
  }, [search, data]);
}
