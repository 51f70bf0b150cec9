/**
 * In pixels. Each is at most 1.4 times the one before, so that no screen gets many pixels it cannot show. Which of them exist as
 * JPEG too: `JPEG_WIDTHS` in app/media/picture-data.ts; how wide a page needs a picture: app/content/picture-uses.ts.
 */
const WIDTHS = [480, 640, 800, 1080, 1440, 2000];

/** Widths of the versions of a picture `available` pixels wide, of which pages can use `needed`. */
export function versionWidths(available: number, needed: number): number[] {
  const limit = Math.min(available, needed);
  const fitting = WIDTHS.filter((width) => width <= limit);
  // A last version hardly wider than the one before is not worth its file.
  return (fitting.at(-1) ?? 0) * 1.1 < limit ? [...fitting, limit] : fitting;
}
