/** A sharing picture in pixels: the size that Open Graph's readers crop least. */
export const CARD = { width: 1200, height: 630 } as const;

/** Lines of the wall, in pixels: left stud, text, the stud between text and picture, the lower track. */
export const WALL = { stud: 44, text: 72, middle: 640, track: 540 } as const;

/** What text may take of its bay. */
export const TEXT_WIDTH = WALL.middle - 28 - WALL.text;

/** Middle of the row below the track. */
export const ROW = (WALL.track + CARD.height) / 2;

/** The bay of the picture: down to the track where a dimension line needs the row below, else to the edge. */
export function pictureArea(aboveRow: boolean) {
  const { width, height } = CARD;
  return { left: WALL.middle, top: 0, width: width - WALL.middle, height: aboveRow ? WALL.track : height };
}
