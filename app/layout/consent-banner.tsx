import { type ComponentType, useEffect, useState } from 'react';
import type { QuestionProps } from '#app/layout/consent-question.tsx';
import { grantConsent } from '#app/lib/analytics.ts';
import { CONSENT_CHANGED, type Consent, readConsent, storeConsent } from '#app/lib/consent.ts';

/** Cookie banner: shown until the visitor accepts or rejects, both offered alike, and again when asked for. */
export function ConsentBanner() {
  const [open, setOpen] = useState<false | 'by itself' | 'on request'>(false);

  // Only visitors who have not chosen need it, and nothing on the page waits for it.
  const [Question, setQuestion] = useState<ComponentType<QuestionProps>>();
  useEffect(() => {
    if (!open || Question) return;
    import('#app/layout/consent-question.tsx').then(
      ({ ConsentQuestion }) => setQuestion(() => ConsentQuestion),
      // Not asked is not consented; the next page asks.
      () => setOpen(false),
    );
  }, [open, Question]);

  useEffect(() => {
    const consent = readConsent();
    if (!consent) setOpen('by itself');
    // The visitor accepted on an earlier page or visit.
    if (consent === 'accepted') grantConsent();
    const reopen = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-reopen-consent]');
      if (!button) return;
      // Safari gives no focus to a button that is clicked; it is what the focus goes back to.
      button.focus({ preventScroll: true });
      setOpen('on request');
    };
    // The visitor may have answered on another page before the browser brought this one back as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setOpen(readConsent() ? false : 'by itself');
      window.dispatchEvent(new Event(CONSENT_CHANGED));
    };
    document.addEventListener('click', reopen);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('click', reopen);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  const choose = (choice: Consent) => {
    storeConsent(choice);
    setOpen(false);
  };

  // Asked for and left without an answer: what has been answered before holds.
  const dismiss = () => setOpen(readConsent() ? false : 'by itself');

  return (
    open && Question && <Question onRequest={open === 'on request'} onChoose={choose} onDismiss={dismiss} />
  );
}
