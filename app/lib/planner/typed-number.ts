/** What stands between the digits of a thousand: any space, an apostrophe, a middle dot, or one of the decimal marks. */
const NUMBER = /\d+(?:(?:[.,'’ʼ`´·_]|\s(?=\d{3}(?!\d)))\d+)*/u;

/** The unit, whose digit is none of the number: `m2`, `m^2`. */
const SQUARE_METRES = /(?<!\p{L})m\s?\^?[2²]/giu;

/** Square feet, which Britons and Americans measure houses in, and how many make a square metre. */
const SQUARE_FEET = /sq(?:uare|\.)?\s?f|ft\s?\^?[2²]/iu;
const FEET_IN_METRE = 10.7639;

/** Words for thousands and millions after a number, in the six languages: `200k`, `250 mil`, `0,3 millones`, `1,5 Mio`. */
const THOUSANDS = /^\s?(?:k|mila?|tsd|tys|tausend|thousand)(?!\p{L})/iu;
const MILLIONS = /^\s?(?:mio|mln|mill|milh|mili[oó])/iu;
/** `0.5m`: no house has so few metres, and nobody types a price of so few euros. */
const SHORT_MILLIONS = /^\s?m(?!\p{L})/iu;
const MOST_MILLIONS = 39;

/** Whole part of a number, without its decimals and the marks between thousands. */
function wholePart(number: string): string {
  const marks = number.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return number;
  const end = number.lastIndexOf(last);
  const [before, after] = [number.slice(0, end), number.slice(end + 1)];
  const others = /[^\d]/.test(before.replaceAll(last, ''));
  const again = before.includes(last);
  // Thousands have three digits and stand after one to three: anything else is a decimal. So is the last of two kinds of
  // marks, unless it stands there more than once.
  const isThousand = after.length === 3 && (again || (!others && /^[1-9]\d{0,2}$/.test(before)));
  return isThousand ? number : before;
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
  if (SQUARE_FEET.test(plain)) return Math.round(value / FEET_IN_METRE);
  const after = plain.slice(index + number.length);
  const isMillions = MILLIONS.test(after) || (value <= MOST_MILLIONS && SHORT_MILLIONS.test(after));
  const scale = isMillions ? 1e6 : THOUSANDS.test(after) ? 1e3 : 1;
  if (scale === 1) return value;
  const decimals = number.slice(whole.length).replace(/\D/g, '');
  return Math.round(scale * Number(`${value}.${decimals || 0}`));
}
