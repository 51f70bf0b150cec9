import type { Language } from '#app/site/language-codes.ts';
import { withClaims } from './claims.ts';
import { setTypography } from './typography.ts';

/**
 * A text of content/ as visitors read it: with the numbers of the claims it names, and the quotation marks, dashes and
 * no-break spaces of its language.
 * @throws {UnknownClaim} for a claim that does not exist
 */
export function finishedText(text: string, language: Language): string {
  return setTypography(withClaims(text, language), language);
}
