/** Fired on `window` once React has hydrated the page and its effects have run. */
export const HYDRATED = 'site:hydrated';
