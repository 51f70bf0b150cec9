/**
 * What stands between the digits of a thousand: any space, an apostrophe, a middle dot, or one of the decimal marks. A space
 * that does not break is the calculator's own, and digits may have been added behind it.
 */
const NUMBER = /\d+(?:(?:[.,'’ʼ`´·_]|[\u00a0\u202f](?=\d{3})|\s(?=\d{3}(?!\d)))\d+)*/u;

/** The unit, whose digit is none of the number: `m2`, `m^2`. */
const SQUARE_METRES = /(?<!\p{L})m\s?\^?[2²]/giu;

/** Square feet, which Britons and Americans measure houses in, and Latin Americans in pies. */
const SQUARE_FEET = /sq\S*\s?f|\d\s?(f[eo]*t|pie)/i;

/**
 * Millions and thousands in words after a number, in the six languages: `1,5 Mio`, `0,3 millones`, `200k`, `250 mil`. A
 * bare `m` is millions only after a figure too small for metres or euros: `0.5m`.
 */
const SCALE = /^\s?(?:(m(?:io|ln|il[lhi])|m(?!\p{L}))|(?:k|mila?|tsd|tys|t\p{L}+nd)(?!\p{L}))/iu;

/** Whole part of a number, without its decimals and the marks between thousands. */
function wholePart(number: string): string {
  const marks = number.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return number;
  const end = number.lastIndexOf(last);
  const [before, after] = [number.slice(0, end), number.slice(end + 1)];
  const others = /[^\d]/.test(before.replaceAll(last, ''));
  const again = before.includes(last);
  // Thousands have three digits, or more where one was added to a number shown with its marks, and stand after one to three:
  // anything else is a decimal. So is the last of two kinds of
  // marks, unless it stands there more than once.
  const isThousand = after.length >= 3 && (again || (!others && /^[1-9]\d{0,2}$/.test(before)));
  return isThousand ? number : before;
}

/** Whether a text says nothing but this whole number, however it is grouped and whatever its unit: no range, no decimals. */
export function saysJust(number: number, text: string): boolean {
  return Number(text.replace(SQUARE_METRES, ' ').replace(/\D/g, '')) === number;
}

/**
 * Parses a whole number as people type it, with any unit or currency before or after it: `1.500`, `1 500 m²` and
 * `€1,500.00` are the same. Decimals are dropped; a negative number becomes 0; square feet become square metres, `200k`
 * and `0,3 millones` what they mean.
 * @returns undefined if there is no number
 */
export function typedNumber(text: string): number | undefined {
  const plain = text.replace(SQUARE_METRES, ' ');
  const { 0: number, index = 0 } = NUMBER.exec(plain) ?? {};
  const before = plain.slice(0, index);
  // `,5` has no whole part.
  if (!number || /[.,]$/.test(before)) return undefined;
  if (/[-−–][\s\p{Sc}]*$/u.test(before)) return 0;
  const whole = wholePart(number);
  const value = Number(whole.replace(/\D/g, ''));
  // Feet in a square metre.
  if (SQUARE_FEET.test(plain)) return Math.round(value / 10.7639);
  const [said, millions] = SCALE.exec(plain.slice(index + number.length)) ?? [];
  if (!said || (/^\s?m$/i.test(said) && value > 39)) return value;
  return Math.round(Number(`${value}.${number.slice(whole.length + 1)}`) * (millions ? 1e6 : 1e3));
}
