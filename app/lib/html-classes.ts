/** Class of `html` while the visitor is asked for consent: shows the banner. */
export const ASKS_CONSENT = 'asks-consent';

/**
 * Class of `html` from the first paint until the calculator shows the case of the URL: the static document holds the
 * default case, which must not be taken for it.
 */
export const AWAITS_PLAN = 'awaits-plan';
