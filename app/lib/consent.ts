import { grantConsent, withdrawConsent } from '#app/lib/analytics.ts';
import { CONSENT_DAYS } from '#app/lib/consent-days.ts';
import { readCookie, writeCookie } from '#app/lib/cookies.ts';
import { settings } from '#app/site/settings.ts';

/** Fired on `window` when the visitor has chosen. */
export const CONSENT_CHANGED = 'site:consent-changed';

export type Consent = 'accepted' | 'rejected';

/** What the visitor has said about cookies, or undefined while nothing valid is stored. */
export function readConsent(): Consent | undefined {
  const value = readCookie(settings.consentCookie);
  return value === 'accepted' || value === 'rejected' ? value : undefined;
}

/** Applies a choice made here or in another tab: tells the analytics tag and fires `CONSENT_CHANGED`. */
export function applyConsent(choice: Consent): void {
  if (choice === 'accepted') grantConsent();
  else withdrawConsent();
  window.dispatchEvent(new Event(CONSENT_CHANGED));
}

/** Remembers the visitor's choice, and applies it. */
export function storeConsent(choice: Consent): void {
  writeCookie(settings.consentCookie, choice, CONSENT_DAYS);
  applyConsent(choice);
}
