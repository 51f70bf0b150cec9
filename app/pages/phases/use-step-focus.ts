import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a link to a step of this page has been followed, puts the focus on the step's heading, as browsers do with
 * links inside a document: reading and Tab go on from there.
 */
export function useStepFocus(): void {
  const { hash, key } = useLocation();
  const arrivedWith = useRef(key);
  useEffect(() => {
    if (key === arrivedWith.current || !hash) return;
    const heading = document.getElementById(hash.slice(1))?.querySelector('h2');
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}
