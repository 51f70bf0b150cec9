import { type RefObject, useEffect, useState } from 'react';

/** Where a step becomes the current one, as a share of the screen's height: lower where the picture covers the top. */
const LINE = { narrow: 0.62, wide: 0.5 };
const WIDE = '(width >= 64rem)';

/** Share of the screen's height above the line at which a step becomes the current one. */
export function readingLine(): number {
  return window.matchMedia(WIDE).matches ? LINE.wide : LINE.narrow;
}

/**
 * The child of an element that is being read: the last one whose top has passed the line.
 * @returns its index, 0 while none has
 */
export function useCurrentStep(container: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    let observer: IntersectionObserver | undefined;
    function watch() {
      observer?.disconnect();
      const steps = [...(container.current?.children ?? [])];
      const line = readingLine();
      const passed = new Set<Element>();
      // A step counts as seen from the moment its top has passed the line, however far up it is by now: so a jump
      // over all of them, from the end of the page to its head, is noticed too. Only what the observer reports is
      // believed: it rounds its edge, and does not call again for the pixel between that and a position read here.
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) passed.add(target);
            else passed.delete(target);
          }
          setCurrent(
            Math.max(
              steps.findLastIndex((step) => passed.has(step)),
              0,
            ),
          );
        },
        { rootMargin: `99999px 0px -${100 - line * 100}% 0px` },
      );
      for (const step of steps) observer.observe(step);
    }
    watch();
    wide.addEventListener('change', watch);
    return () => {
      wide.removeEventListener('change', watch);
      observer?.disconnect();
    };
  }, [container]);
  return current;
}
