/** How long either choice about cookies is remembered, in days. The privacy policy says it too. */
export const CONSENT_DAYS = 150;
