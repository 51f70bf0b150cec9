import font from '#assets/fonts/instrument-sans.woff2?url';

let fetching: Promise<FontFace | undefined> | undefined;

async function load(): Promise<FontFace | undefined> {
  const face = new FontFace('Instrument Sans Late', `url(${font})`, {
    weight: '400 700',
    stretch: '75% 100%',
  });
  try {
    return await face.load();
  } catch {
    // The fallback is as readable; the next change of page tries again.
    fetching = undefined;
  }
}

/**
 * Fetches the site's font on navigation, for visits whose first page was painted with the fallback font: that page must
 * not shift (`font-display: optional`), the next one is painted anew anyway. If the font was in time, this changes
 * nothing: this family comes after it in `--font-sans`.
 * @returns the font, or undefined if it could not be loaded
 */
export function fetchLateFont(): Promise<FontFace | undefined> {
  fetching ??= load();
  return fetching;
}

/** Adds that font, once the page that was painted without it has gone. Resolves when it applies to the text. */
export async function showLateFont(): Promise<void> {
  const face = await fetchLateFont();
  if (face) document.fonts.add(face);
}
