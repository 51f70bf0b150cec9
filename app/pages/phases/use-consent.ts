import { useSyncExternalStore } from 'react';
import { CONSENT_CHANGED, type Consent } from '#app/hydration/contract.ts';
import { readConsent } from '#app/lib/consent.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener(CONSENT_CHANGED, changed);
  return () => window.removeEventListener(CONSENT_CHANGED, changed);
}

/** The visitor's consent to cookies, kept up to date while the page is open. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}
