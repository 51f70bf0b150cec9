import { useEffect, useRef } from 'react';
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
