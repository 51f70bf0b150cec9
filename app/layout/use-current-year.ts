import { useEffect } from 'react';

/** Years since the build after which a wrong clock is likelier than a site never built again. */
const BELIEVABLE = 20;

/** Replaces the year of the build by the current one, unless the visitor's clock is wrong. */
export function useCurrentYear(): void {
  useEffect(() => {
    const year = new Date().getFullYear();
    if (year < __BUILD_YEAR__ || year > __BUILD_YEAR__ + BELIEVABLE) return;
    for (const element of document.querySelectorAll('[data-current-year]')) {
      element.textContent = String(year);
    }
  });
}
