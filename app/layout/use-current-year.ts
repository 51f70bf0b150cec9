import { useEffect } from 'react';

/** Years after which a site that was built once and never again is less likely than a clock that is wrong. */
const BELIEVABLE = 20;

/** Shows the visitor's year where the document says the one it was built in, unless the visitor's clock is wrong. */
export function useCurrentYear(): void {
  useEffect(() => {
    const year = new Date().getFullYear();
    if (year < __BUILD_YEAR__ || year > __BUILD_YEAR__ + BELIEVABLE) return;
    for (const element of document.querySelectorAll('[data-current-year]')) {
      element.textContent = String(year);
    }
  });
}
