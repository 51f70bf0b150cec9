/**
 * The whole number that somebody has typed, as people write it: `1.500`, `1 500` and `1500` are the same, what comes after a
 * decimal sign (`150,5`) and the unit (`150 m2`) are left out, and less than nothing is nothing.
 * @returns undefined if there is no digit in it
 */
export function typedNumber(text: string): number | undefined {
  // Groups of thousands have three digits: one or two at the end are decimals.
  const whole = text.replace(/\s*m[2²]?\s*$/i, '').replace(/[.,]\d{0,2}\s*$/, '');
  const digits = whole.replace(/\D/g, '').slice(0, 9);
  if (!digits) return undefined;
  return /^\s*[-−]/.test(text) ? 0 : Number(digits);
}
