import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

/**
 * Lets the children of every `data-reveal` element slide in, once, shortly before they come into view, one after the other.
 * Nothing moves that is on the screen already, nor with reduced motion, nor without script.
 */
export function useReveal(): void {
  const { pathname, state } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once; a change of language moves nothing
  useEffect(() => {
    if (state?.keepsPlace || prefersReducedMotion()) return;
    const children = document.querySelectorAll('[data-reveal] > *');
    // The observer reports positions without forcing a layout.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, target } of entries) {
          // Elements of a section that is not rendered yet have no height.
          const below = boundingClientRect.top > window.innerHeight || boundingClientRect.height === 0;
          if (!isIntersecting && below) target.classList.add('reveal-waiting');
          else {
            target.classList.replace('reveal-waiting', 'reveal-shown');
            observer.unobserve(target);
          }
        }
      },
      { rootMargin: '0px 0px 100px' },
    );
    for (const child of children) observer.observe(child);
    return () => {
      observer.disconnect();
      for (const child of children) child.classList.remove('reveal-waiting');
    };
  }, [pathname]);
}
