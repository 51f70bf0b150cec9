/** Fired on `window` once React has hydrated the frame of the page and answers every click. */
export const HYDRATED = 'site:hydrated';
