import { type Consent, isConsent } from '#app/hydration/contract.ts';
import { readCookie } from '#app/lib/cookies.ts';
import { settings } from '#app/site/settings.ts';

/** What the visitor has said about cookies, or undefined while nothing valid is stored. */
export function readConsent(): Consent | undefined {
  const value = readCookie(settings.consentCookie);
  return isConsent(value) ? value : undefined;
}
