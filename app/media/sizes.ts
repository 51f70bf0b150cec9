/** Below this width a picture may have a crop of its own. */
export const PHONE = '(width < 768px)';

/**
 * The `sizes` of a picture on a phone. Screens with three dots a pixel get what screens with two get: nobody sees the
 * difference in a photograph, and it is less than half of the bytes.
 * @param width share of the screen's width, in percent
 */
export function phoneSizes(width: number): string {
  return `(resolution > 2x) ${Math.round(width / 1.5)}vw, ${width}vw`;
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
  const narrow = `(width < ${from}px)`;
  return `${narrow} and (resolution > 2x) ${Math.round(phone / 1.5)}vw, ${narrow} ${phone}vw, ${wider}`;
}
