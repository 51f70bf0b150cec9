/** A piece of a title that is never broken; its width at a size of 1, without and with the space after it. */
export type Piece = { text: string; width: number; spaced: number };

export type Fitted = { size: number; lines: string[] };

/** Of the sizes that fit, those worth comparing: smaller ones only make a picture weaker. */
const SMALLEST_SHARE = 0.75;

/**
 * Splits a title where a line may end: after spaces and after hyphens inside words, but not after a word of one letter
 * (`w środku`, `y limpia`) and not between a number and what it counts (`120 días`).
 */
export function breakable(title: string): string[] {
  return title
    .split(/(?<!(?:^|[\s(«])(?:\p{L}|\d{1,3}) )(?<= )|(?<=\p{L}[-–/])(?=\p{L})/u)
    .filter((piece) => piece.trim() !== '');
}

function widthOf(line: readonly Piece[]): number {
  return line.reduce((sum, { width, spaced }, index) => sum + (index < line.length - 1 ? spaced : width), 0);
}

/** The most even way to set pieces in a number of lines: the one whose unused ends, squared, add up to least. */
function evenLines(pieces: readonly Piece[], count: number, limit: number): Piece[][] | undefined {
  let best: Piece[][] | undefined;
  let least = Number.POSITIVE_INFINITY;
  const place = (start: number, lines: Piece[][], rest: number) => {
    if (rest >= least) return;
    const last = lines.length === count - 1;
    for (let end = last ? pieces.length : start + 1; end <= pieces.length; end++) {
      const line = pieces.slice(start, end);
      const unused = limit - widthOf(line);
      if (unused < 0) return;
      const sum = rest + unused ** 2;
      if (!last) place(end, [...lines, line], sum);
      else if (sum < least) {
        least = sum;
        best = [...lines, line];
      }
    }
  };
  place(0, [], 0);
  return best;
}

/** How well a title stands: large, and without a line that is much shorter than another. */
function merit(size: number, lines: readonly Piece[][]): number {
  const widths = lines.map(widthOf);
  return size * (Math.min(...widths) / Math.max(...widths)) ** 0.35;
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
      const lines = evenLines(pieces, count, box.width / size);
      if (!lines) continue;
      largest ||= size;
      const found = { size, lines, merit: merit(size, lines) };
      if (!best || found.merit > best.merit) best = found;
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
