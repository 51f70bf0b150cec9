/** What the scripts in the document and React share: classes, events, attributes. Nothing here imports anything. */

/** Class of `html` while the visitor is asked for consent: shows the banner. */
export const ASKS_CONSENT = 'asks-consent';

/**
 * Class of `html` from the first paint until the calculator shows the case of the URL: the static document holds the
 * default case, which must not be taken for it.
 */
export const AWAITS_PLAN = 'awaits-plan';

/** Class of `html` where scripts have failed after something was typed: its form stays in sight, to be read and copied. */
export const HOLDS_WORDS = 'holds-words';

/** Fired on `window` once React has hydrated the frame of the page and answers every click. */
export const HYDRATED = 'site:hydrated';

/** Fired on `window` when the visitor has answered, here or in another tab; `detail` is the answer. */
export const CONSENT_CHANGED = 'site:consent-changed';

/** What a visitor can say about cookies; the values of the consent cookie and of `data-consent` on both buttons. */
export type Consent = 'accepted' | 'rejected';

/** Whether a cookie's value is an answer. */
export function isConsent(value: string | undefined): value is Consent {
  return value === 'accepted' || value === 'rejected';
}

declare global {
  interface Window {
    /** The last click. One made before hydrate-on-intent.ts runs is repeated by it. */
    earlyClick?: MouseEvent;
  }
  interface WindowEventMap {
    'site:consent-changed': CustomEvent<Consent>;
  }
}
