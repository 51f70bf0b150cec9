/** Fired on `window` once React has hydrated the frame of the page and answers every click. */
export const HYDRATED = 'site:hydrated';

declare global {
  interface Window {
    /** The last click since the document began to arrive; what has come before its end is answered from there. */
    earlyClick?: MouseEvent;
  }
}
