/**
 * Parses a whole number as people type it: `1.500`, `1 500` and `1500` are the same; decimals (`150,5`) and the unit
 * (`150 m2`) are dropped; a negative number becomes 0.
 * @returns undefined if no digit is left
 */
export function typedNumber(text: string): number | undefined {
  // Groups of thousands have three digits: one or two at the end are decimals.
  const whole = text.replace(/\s*m[2²]?\s*$/i, '').replace(/[.,]\d{0,2}\s*$/, '');
  const digits = whole.replace(/\D/g, '').slice(0, 9);
  if (!digits) return undefined;
  return /^\s*[-−]/.test(text) ? 0 : Number(digits);
}
