import { Children, type ReactNode, Suspense } from 'react';

/**
 * Sections of a page that React hydrates one after the other, the one that is touched first: in one go they would keep a
 * slow phone busy for longer than a touch may wait.
 */
export function HydrationSlices({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
