import { ASKS_CONSENT, CONSENT_CHANGED, type Consent, isConsent } from '#app/hydration/contract.ts';
import { CONSENT_DAYS } from '#app/lib/consent-days.ts';
import { readCookie, writeCookie } from '#app/lib/cookies.ts';

const root = document.documentElement;

const within = (place: EventTarget | null, selector: string) =>
  place instanceof Element ? place.closest<HTMLElement>(selector) : null;
const isInBanner = (place: EventTarget | null) => within(place, '[data-consent-banner]') !== null;

/**
 * Runs the consent banner from the first paint on: both answers, the button that asks again, Escape, and an answer given
 * in another tab. React only renders it and tells the analytics tag (`app/layout/consent-banner.tsx`), so an answer
 * counts however late React comes.
 * @param cookie name of the consent cookie; a visitor who blocks cookies is asked on every page
 */
export function runConsentBanner(cookie: string): void {
  const stored = () => {
    const value = readCookie(cookie);
    return isConsent(value) ? value : undefined;
  };
  let answer = stored();
  let askedAgain = false;
  /** what had the focus before the banner */
  let cameFrom: EventTarget | null = null;

  const show = (open: boolean) => root.classList.toggle(ASKS_CONSENT, open);
  function close(): void {
    const focused = document.activeElement;
    const visible = focused?.matches(':focus-visible');
    show(!answer);
    askedAgain = false;
    if (!isInBanner(focused)) return;
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    // Keyboard users go on in the content.
    else if (visible) document.querySelector('main')?.focus({ preventScroll: true });
  }
  function change(choice: Consent): void {
    answer = choice;
    dispatchEvent(new CustomEvent(CONSENT_CHANGED, { detail: choice }));
  }
  /** The visitor comes back to this tab, or with Back, and may have answered elsewhere. */
  function follow(): void {
    const now = stored();
    if (!now || now === answer) return;
    change(now);
    if (!askedAgain) show(false);
  }

  show(!answer);
  // Captured: while React hydrates a part it stops what happens there, and may dispatch it again later.
  const captured = { capture: true };
  document.addEventListener(
    'click',
    ({ target }) => {
      const opener = within(target, '[data-reopen-consent]');
      if (opener) {
        // Safari does not focus a clicked button, but the focus has to return to it when the banner closes.
        opener.focus({ preventScroll: true });
        askedAgain = true;
        show(true);
        document.querySelector<HTMLElement>('[data-consent]')?.focus();
      }
      const choice = within(target, '[data-consent]')?.dataset.consent;
      if (!isConsent(choice)) return;
      writeCookie(cookie, choice, CONSENT_DAYS);
      change(choice);
      close();
    },
    captured,
  );
  document.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (isInBanner(target) && !isInBanner(relatedTarget)) cameFrom = relatedTarget;
    },
    captured,
  );
  // Closes a reopened banner without an answer: the earlier one stays valid.
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && askedAgain && isInBanner(target)) close();
    },
    captured,
  );
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
}
