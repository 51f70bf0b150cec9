import { Children, type ReactNode, Suspense } from 'react';

/**
 * Sections of a page that React hydrates one by one, beginning with the one that is touched: all at once would block a
 * slow phone for longer than an interaction may wait.
 */
export function HydrationSlices({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
