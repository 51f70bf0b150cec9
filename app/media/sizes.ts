/** Below this width a picture may have a crop of its own. */
export const PHONE = '(width < 768px)';

/**
 * Device pixel ratio above which a phone gets less than the full width, and the share it gets. With 0.88 the phones of 400
 * to 454 px with a ratio of 2 take the version 800 pixels wide instead of the next.
 */
const DENSE: [dots: number, share: number][] = [
  [2, 1 / 1.5],
  [1.5, 0.88],
];

/**
 * The `sizes` of a picture on a phone. A device pixel ratio of 3 is treated as 2, and 2 as somewhat less: nobody sees the
 * difference in a photograph, and it saves up to half of the bytes.
 * @param width share of the screen's width, in percent
 * @param condition what else must hold, before each length
 */
export function phoneSizes(width: number, condition?: string): string {
  const before = condition ? `${condition} and ` : '';
  return [
    ...DENSE.map(([dots, share]) => `${before}(resolution > ${dots}x) ${Math.round(width * share)}vw`),
    `${condition ? `${condition} ` : ''}${width}vw`,
  ].join(', ');
}

/** Width of a picture that fills the frame and, from where the frame stops growing, the window. */
export const EDGE_TO_EDGE = '(width >= 106rem) 100vw, 94vw';

/**
 * The `sizes` of a picture on every screen.
 * @param phone share of the screen's width on phones, in percent
 * @param wider its width on wider screens, as the attribute wants it
 * @param from width from which a screen is no phone, in pixels
 */
export function sizes(phone: number, wider: string, from = 768): string {
  return `${phoneSizes(phone, `(width < ${from}px)`)}, ${wider}`;
}
