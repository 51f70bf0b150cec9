/** Class of `html` while the visitor is asked for consent: shows the banner. */
export const ASKS_CONSENT = 'asks-consent';
