import type { Language } from '#app/site/language-codes.ts';
import { withClaims } from './claims.ts';
import { setTypography } from './typography.ts';

/**
 * A text of content/ as it is read: with the numbers of the claims it names, and the signs and
 * spaces of its language.
 * @throws {UnknownClaim} for a claim that does not exist
 */
export function finishedText(text: string, language: Language): string {
  return setTypography(withClaims(text, language), language);
}
