/** Fired on `window` once React has hydrated the frame of the page and answers every click. */
export const HYDRATED = 'site:hydrated';

declare global {
  interface Window {
    /** The last click. One made before app/document/hydrate-on-intent.ts runs is repeated by it. */
    earlyClick?: MouseEvent;
  }
}
