import { createContext } from 'react';
import type { PictureData } from '#app/media/picture-data.ts';

/** What a page shows, for its structured data, Open Graph image and sitemap entry. */
export type Shown = {
  headline: string;
  /** in the order of the page, keyed by `base` of the picture; `first` is the one loaded with priority */
  pictures: Map<string, { picture: PictureData; first: boolean }>;
};

/** Filled in by the page while its document is rendered (app/entry.server.tsx). Undefined in the browser. */
export const ShownOnPage = createContext<Shown | undefined>(undefined);
