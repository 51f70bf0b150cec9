import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SummaryData } from '#app/lib/planner/summary.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { changeDraft } from '#app/sections/quote/draft.ts';

/** The summary that is in the message: a later one replaces it. */
let written = '';

/**
 * Writes the case of the calculator, if the URL holds one, into the quote form: kind, area and plot into their fields, the
 * summary into the message.
 */
export function usePlannerSummary(data: SummaryData): void {
  const { search } = useLocation();
  useEffect(() => {
    const value = new URLSearchParams(search).get(PLAN);
    // The calculator always writes the area: a value without one is not from it.
    if (!value || !/(^|\.)m2-\d/.test(value)) return;
    let left = false;
    // Loaded on demand: only visitors from the calculator need its code here.
    void import('#app/lib/planner/summary.ts').then(({ quoteOf }) => {
      if (left) return;
      const { summary, fields } = quoteOf(value, data);
      // An empty change returns the current draft.
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
