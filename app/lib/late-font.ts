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
 * Fetches the site's font when the visitor changes page, for visits whose first page was painted before the font was
 * there: that page must not move (`font-display: optional`), the next one is drawn anew anyhow. Where the font was in
 * time this changes nothing: the family stands after it in `--font-sans`.
 * @returns the font, or nothing if it could not be had
 */
export function fetchLateFont(): Promise<FontFace | undefined> {
  fetching ??= load();
  return fetching;
}

/** Shows that font, once the page that was painted without it has gone. Done when the text stands in it. */
export async function showLateFont(): Promise<void> {
  const face = await fetchLateFont();
  if (face) document.fonts.add(face);
}
