import { sizes } from '#app/media/sizes.ts';

/** Width of the film beside the head of the page: as wide as its column, or as its height asks for. */
export const FILM_SIZES = sizes(100, '(width < 1024px) 94vw, max(55vw, 56rem)');
