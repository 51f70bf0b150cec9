import type { FILE_COLLECTIONS } from './schema/collection-schemas.ts';

/**
 * Pictures that are part of a page's design, by the folder of content/ with its words: no content file names them. They
 * stand here and not in the pages, so that the desk can say where a picture is used.
 */
export const PAGE_PICTURES = {
  home: {
    start: 'villa-comparison',
    frame: 'villa-del-sol-frame',
    house: 'villa-del-sol',
    detail: 'detalle-estructura',
  },
  about: { house: 'mirador-de-la-costa' },
  technology: { wide: 'hero-wide', tall: 'hero-tall' },
  methodology: { house: 'villa-phase-2', joint: 'detalle-estructura' },
  sustainability: { garden: 'jardin-sostenible' },
} as const satisfies Partial<Record<keyof typeof FILE_COLLECTIONS, Record<string, string>>>;

export const PAGE_PICTURES_FILE = 'app/content/page-pictures.ts';
