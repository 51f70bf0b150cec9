import font from '#assets/fonts/instrument-sans.woff2?url';

let bringing: Promise<void> | undefined;

async function bring(): Promise<void> {
  const face = new FontFace('Instrument Sans Late', `url(${font})`, {
    weight: '400 700',
    stretch: '75% 100%',
  });
  try {
    document.fonts.add(await face.load());
  } catch {
    // The fallback is as readable; the next change of page tries again.
    bringing = undefined;
  }
}

/**
 * Brings the site's font in when the visitor changes page, for visits whose first page was painted before the font was
 * there: that page must not move (`font-display: optional`), the next one is drawn anew anyhow. Where the font was in
 * time this changes nothing: the family stands after it in `--font-sans`.
 * @returns when it is there, or could not be had; the same for every call
 */
export function bringLateFont(): Promise<void> {
  bringing ??= bring();
  return bringing;
}
