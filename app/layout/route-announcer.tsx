import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { trackLanguage, trackPageView } from '#app/lib/analytics.ts';
import { rememberLanguage } from '#app/lib/language-choice.ts';
import { languageOfPath } from '#app/site/published-languages.ts';

/** Focuses the target of the hash (in an answer its question), otherwise the page's heading. */
function focusWhereItLeads(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  const question = named?.closest('details')?.querySelector('summary');
  const place =
    question ?? named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place !== question) place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/**
 * After moving to another page: reports it, moves the focus to where the link leads and has the title read out. A change
 * of language keeps the focus and only has the title read out; the choice is stored now that it has worked.
 */
export function RouteAnnouncer() {
  const { pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const [message, setMessage] = useState('');
  const previous = useRef(pathname);

  // Layout effect: the choice is stored before the paint, even if the visitor leaves at once.
  useLayoutEffect(() => {
    const from = languageOfPath(previous.current);
    const to = languageOfPath(pathname);
    // Links to Spanish-only pages are no choice of language, nor are Back and Forward.
    if (from === to || !state?.picked || navigationType !== 'PUSH') return;
    rememberLanguage(to);
    trackLanguage(from, to);
  }, [pathname, state, navigationType]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setMessage(document.title);
    // These are only in the document (document-head.tsx): they describe the previous page.
    const outdated = '[property],[name^=twitter],[name=author],link[rel=alternate][type],script[type$=json]';
    for (const tag of document.querySelectorAll(outdated)) tag.remove();
    if (state?.keepsPlace) return;
    focusWhereItLeads(hash);
  }, [pathname, hash, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is seen once, however its filter and its pictures change the history
  useEffect(trackPageView, [pathname]);

  return (
    <p className="sr-only" role="status">
      {message}
    </p>
  );
}
