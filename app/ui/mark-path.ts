/**
 * The mark: section of a C profile opening to the right, in a square box; lengths in units of that box. The cards
 * of links (pipeline/open-graph/) are drawn from it too; the icons in public/ show the same.
 */
export const MARK = {
  box: 32,
  /** centre of the stroke */
  left: 5,
  top: 4,
  width: 22,
  height: 24,
  stroke: 3.6,
  path: 'M27 10.5V5.5a1.5 1.5 0 0 0-1.5-1.5H8A3 3 0 0 0 5 7v18a3 3 0 0 0 3 3h17.5a1.5 1.5 0 0 0 1.5-1.5v-5',
} as const;
