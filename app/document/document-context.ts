import { createContext } from 'react';
import type { PageScripts } from '#app/document/hydrate-on-intent.ts';
import type { PageStyles } from '#app/document/page-styles.server.ts';

/** What only the static document needs to know, and no browser: given by `entry.server.tsx`. */
export type DocumentFacts = {
  /** paths of every page and article, a group for each in all its languages */
  addresses: string[][];
  /** files that React needs on this page; undefined where React Router's own scripts are to stay */
  scripts?: PageScripts;
  /** undefined where the whole style sheet is to stand in the document */
  styles?: PageStyles;
};

/** Undefined in the browser. */
export const DocumentContext = createContext<DocumentFacts | undefined>(undefined);
