import { createContext, type ReactNode } from 'react';
import type { PageScripts } from '#app/hydration/hydrate-on-intent.ts';

/** What the static document needs and the browser does not; provided by `entry.server.tsx`. */
export type DocumentFacts = {
  /** files that React needs on this page; undefined where React Router's own scripts are to stay */
  scripts?: PageScripts;
  /** `<DocumentHead>` of a page; undefined for an address that does not exist */
  head?: ReactNode;
};

/** Undefined in the browser. */
export const DocumentContext = createContext<DocumentFacts | undefined>(undefined);
