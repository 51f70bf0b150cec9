/**
 * A figure for display sizes, where letters are set closer. Its narrow no-break space becomes a plain one: Chromium
 * takes figures around the narrow one for Mongolian, a joined script, and leaves out their letter spacing.
 */
export function displayFigure(figure: string): string {
  return figure.replaceAll('\u202f', '\u00a0');
}
