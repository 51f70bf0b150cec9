import { createContext } from 'react';
import type { PictureData } from '#app/media/picture-data.ts';

/** What a page shows that others are told of it: those who share it, search engines. */
export type Shown = {
  headline: string;
  /** in the order of the page, each once, by the beginning of its address; `first` is loaded before all others */
  pictures: Map<string, { picture: PictureData; first: boolean }>;
};

/** Filled in by the page while its document is rendered (app/entry.server.tsx). Undefined in the browser. */
export const ShownOnPage = createContext<Shown | undefined>(undefined);
