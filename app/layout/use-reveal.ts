import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

/**
 * Lets the children of every `data-reveal` element slide in, once, when they come into view, one after the other.
 * What is already on the screen, everything without script and everybody who asks for less motion is left alone.
 */
export function useReveal(): void {
  const { pathname, state } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once; a change of language moves nothing
  useEffect(() => {
    if (state?.keepsPlace || prefersReducedMotion()) return;
    const waiting = [...document.querySelectorAll('[data-reveal] > *')].filter(
      (child) => child.getBoundingClientRect().top > window.innerHeight,
    );
    for (const child of waiting) child.classList.add('reveal-waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.classList.add('reveal-shown');
          target.classList.remove('reveal-waiting');
          observer.unobserve(target);
        }
      },
      { rootMargin: '0px 0px -8%' },
    );
    for (const child of waiting) observer.observe(child);
    return () => {
      observer.disconnect();
      for (const child of waiting) child.classList.remove('reveal-waiting');
    };
  }, [pathname]);
}
