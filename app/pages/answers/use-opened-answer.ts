import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer, or the topic, that the URL fragment names. Some browsers do so when they load a document or follow a link within
 * it, but none does after a client-side navigation.
 * @param filtered key of the history entry for which the answers are filtered: until then an answer may be hidden by another's words
 * @param showAll called if the filter hides that answer
 */
export function useOpenedAnswer(filtered: string, showAll: () => void): void {
  const { hash, key } = useLocation();
  const opened = useRef('');
  useEffect(() => {
    if (filtered !== key) return;
    // Once for each navigation: a visitor who closes the answer, or filters again, is not taken back to it.
    const visit = key + hash;
    const anchor = document.getElementById(hash.slice(1));
    const topic = anchor?.closest('section')?.querySelector<HTMLDetailsElement>(':scope > details');
    if (!anchor || !topic || opened.current === visit) return;
    if (anchor.closest('[hidden]')) return showAll();
    opened.current = visit;
    const folded = [topic, anchor.closest('details')].filter((one) => one && !one.open);
    if (folded.length === 0) return;
    for (const one of folded) if (one) one.open = true;
    anchor.scrollIntoView();
  });
}

/** Keeps the last opened answer in the URL fragment, for Back, for a reload and for sharing. */
export function useAnswerInAddress(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const answers = list.current;
    const name = (answer: EventTarget | null) => {
      if (!(answer instanceof HTMLDetailsElement && answer.matches('.answer'))) return;
      const hash = `#${answer.querySelector('[id]')?.id}`;
      // Without the router: nothing else on the page depends on the fragment.
      if (answer.open) history.replaceState(history.state, '', hash);
      else if (location.hash === hash)
        history.replaceState(history.state, '', location.pathname + location.search);
    };
    const onToggle = ({ target }: Event) => name(target);
    // The first one may have been opened before the page was hydrated.
    name(answers?.querySelector('.answer[open]') ?? null);
    // `toggle` does not bubble.
    answers?.addEventListener('toggle', onToggle, true);
    return () => answers?.removeEventListener('toggle', onToggle, true);
  }, [list]);
}
