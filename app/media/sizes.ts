/** Below this width a picture may have a crop of its own. */
export const PHONE = '(width < 768px)';

/**
 * Up to how many dots a pixel a phone gets the whole picture, and the share of its width it gets beyond. With 0.88 the
 * many phones of 360 px with two dots a pixel take the version of 640 dots instead of 800.
 */
const DENSE: [dots: number, share: number][] = [
  [2, 1 / 1.5],
  [1.5, 0.88],
];

/**
 * The `sizes` of a picture on a phone. Screens with three dots a pixel get what screens with two get, and those somewhat
 * less than all their dots could show: nobody sees the difference in a photograph, and it is up to half of the bytes.
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
