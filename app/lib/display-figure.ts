/**
 * A figure for display sizes, which have negative letter spacing. Its narrow no-break space becomes a plain one: Chromium
 * takes figures beside the narrow one for Mongolian, a cursive script, and ignores their letter spacing.
 */
export function displayFigure(figure: string): string {
  return figure.replaceAll('\u202f', '\u00a0');
}
