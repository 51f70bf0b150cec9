import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { trackLanguage, trackPageView } from '#app/lib/analytics.ts';
import { rememberLanguage } from '#app/lib/language-choice.ts';
import { languageOfPath } from '#app/site/languages.ts';

/** The question of an answer or the part of the page that the address names, otherwise the page's heading. */
function focusWhereItLeads(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  const question = named?.closest('details')?.querySelector('summary');
  const place =
    question ?? named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place !== question) place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/**
 * After moving to another page: reports it, puts the focus where the link leads and has its title read out.
 * A change of language stays where it is, so it only has the new title read; it is remembered now that it has worked.
 */
export function RouteAnnouncer() {
  const { pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const [message, setMessage] = useState('');
  const previous = useRef(pathname);

  // Before it is painted: whoever then leaves at once has chosen.
  useLayoutEffect(() => {
    const from = languageOfPath(previous.current);
    const to = languageOfPath(pathname);
    // Links to what is there in Spanish only choose no language, nor do back and forward.
    if (from === to || !state?.picked || navigationType !== 'PUSH') return;
    rememberLanguage(to);
    trackLanguage(from, to);
  }, [pathname, state, navigationType]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setMessage(document.title);
    // Open Graph tags and structured data stand in the document only (pipeline/): here they would speak of the page before.
    const outdated = '[property],[name^=twitter],[name=author],[type$=json]';
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
