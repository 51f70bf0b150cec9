import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/**
 * Runs once where a static document is hydrated, before React renders again: controls may hold what the visitor has entered
 * since the document arrived, and React would put its own values back.
 * @param adopt reads the controls and takes over what they hold; not called after a move inside the site
 */
export function useAdoption(adopt: () => void): void {
  const [begun] = useState(useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at hydration
  useLayoutEffect(() => {
    if (!begun) adopt();
  }, []);
}
