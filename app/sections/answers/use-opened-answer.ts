import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer that the address names. Browsers do so themselves when they load a document, or follow a link within
 * it, but not all of them, and never when another page of the site leads here.
 * @param showAll called if the filter hides that answer
 */
export function useOpenedAnswer(showAll: () => void): void {
  const { hash, key } = useLocation();
  const opened = useRef('');
  useEffect(() => {
    // Once for each time it is asked for: whoever closes the answer, or filters again, is not to be led back to it.
    const visit = key + hash;
    const anchor = document.getElementById(hash.slice(1));
    const answer = anchor?.closest('details');
    if (!answer || opened.current === visit) return;
    if (answer.closest('[hidden]')) return showAll();
    opened.current = visit;
    if (answer.open) return;
    answer.open = true;
    anchor?.scrollIntoView();
  });
}

/** The address names the answer that was opened last, for Back, for a reload and for whoever is sent it. */
export function useAnswerInAddress(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const answers = list.current;
    const name = (answer: EventTarget | null) => {
      if (!(answer instanceof HTMLDetailsElement)) return;
      const hash = `#${answer.querySelector('[id]')?.id}`;
      // The router need not hear of it: nothing else on the page depends on it.
      if (answer.open) history.replaceState(history.state, '', hash);
      else if (location.hash === hash)
        history.replaceState(history.state, '', location.pathname + location.search);
    };
    const onToggle = ({ target }: Event) => name(target);
    // The first one may have been opened before the page was hydrated.
    name(answers?.querySelector('details[open]') ?? null);
    // It does not bubble.
    answers?.addEventListener('toggle', onToggle, true);
    return () => answers?.removeEventListener('toggle', onToggle, true);
  }, [list]);
}
