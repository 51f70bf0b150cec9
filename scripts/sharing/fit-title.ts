/** A piece of a title that is never broken; its width at a size of 1, without and with the space after it. */
export type Piece = { text: string; width: number; spaced: number };

export type Fitted = { size: number; lines: string[] };

/** Of the sizes that fit, those worth comparing: smaller ones only make a picture weaker. */
const SMALLEST_SHARE = 0.75;

/** What makes a line end badly: a clause that ends in the middle of it, a short word that belongs to the next. */
const CLAUSE_INSIDE = 0.9;
const SHORT_WORD_LAST = 0.95;

/**
 * Splits a title where a line may end: after spaces and after hyphens inside words, but not after a word of one letter
 * (`w środku`, `y limpia`), between a number and what it counts (`120 días`) or inside the name of the system.
 */
export function breakable(title: string): string[] {
  return title
    .split(/(?<!(?:^|[\s(«])(?:\p{L}|\d{1,3}|Steel) )(?<= )|(?<=\p{L}[-–/])(?=\p{L})/u)
    .filter((piece) => piece.trim() !== '');
}

function widthOf(line: readonly Piece[]): number {
  return line.reduce((sum, { width, spaced }, index) => sum + (index < line.length - 1 ? spaced : width), 0);
}

/** Every way to set pieces in a number of lines, none wider than the limit. */
function* waysToSet(pieces: readonly Piece[], count: number, limit: number): Generator<Piece[][]> {
  if (count === 1) {
    if (widthOf(pieces) <= limit) yield [[...pieces]];
    return;
  }
  for (let end = 1; end <= pieces.length - count + 1; end++) {
    const line = pieces.slice(0, end);
    if (widthOf(line) > limit) return;
    for (const rest of waysToSet(pieces.slice(end), count - 1, limit)) yield [line, ...rest];
  }
}

/** How well a title stands: large, no line much shorter than another, lines that end where the words pause. */
function merit(size: number, lines: readonly Piece[][]): number {
  const widths = lines.map(widthOf);
  const evenness = (Math.min(...widths) / Math.max(...widths)) ** 0.35;
  const endings = lines.slice(0, -1).reduce((product, line) => {
    const inside = line.slice(0, -1).some(({ text }) => /[,:;] $/.test(text));
    const short = /(?:^|\s)\p{L}{1,2} $/u.test(line.at(-1)?.text ?? '');
    return product * (inside ? CLAUSE_INSIDE : 1) * (short ? SHORT_WORD_LAST : 1);
  }, 1);
  return size * evenness * endings;
}

/**
 * Sets a title as large and as evenly as its box allows.
 * @param sizes in pixels, largest first
 * @param box in pixels; `lineHeight` in ems
 * @throws if it does not even fit at the smallest size
 */
export function fitTitle(
  pieces: readonly Piece[],
  sizes: readonly number[],
  box: { width: number; height: number; lineHeight: number },
): Fitted {
  let largest = 0;
  let best: { size: number; lines: Piece[][]; merit: number } | undefined;
  for (const size of sizes) {
    if (size < largest * SMALLEST_SHARE) break;
    const most = Math.floor(box.height / (size * box.lineHeight));
    for (let count = 1; count <= Math.min(most, pieces.length); count++) {
      const ways = [...waysToSet(pieces, count, box.width / size)];
      if (ways.length === 0) continue;
      largest ||= size;
      for (const lines of ways) {
        const found = { size, lines, merit: merit(size, lines) };
        if (!best || found.merit > best.merit) best = found;
      }
      break;
    }
  }
  if (!best) {
    throw new Error(
      `the title "${pieces.map(({ text }) => text).join('')}" does not fit its sharing picture`,
    );
  }
  const textOf = (line: Piece[]) =>
    line
      .map(({ text }) => text)
      .join('')
      .trim();
  return { size: best.size, lines: best.lines.map(textOf) };
}
