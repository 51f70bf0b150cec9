import { useEffect } from 'react';

/** Shows the visitor's year where the document says the one it was built in. */
export function useCurrentYear(): void {
  useEffect(() => {
    for (const element of document.querySelectorAll('[data-current-year]')) {
      element.textContent = String(new Date().getFullYear());
    }
  });
}
