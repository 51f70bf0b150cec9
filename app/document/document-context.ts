import { createContext } from 'react';

/** What only the static document needs to know, and no browser: given by `entry.server.tsx`. */
export type DocumentFacts = {
  /** paths of every page and article, a group for each in all its languages */
  addresses: string[][];
};

/** Undefined in the browser. */
export const DocumentContext = createContext<DocumentFacts | undefined>(undefined);
