import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

/**
 * Lets the children of an element slide in, once, when they come into view, one after the other.
 * What is already on the screen, everything without script and everybody who asks for less motion is left alone.
 */
export function useReveal(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!container.current || prefersReducedMotion()) return;
    const waiting = [...container.current.children].filter(
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
  }, [container]);
}
