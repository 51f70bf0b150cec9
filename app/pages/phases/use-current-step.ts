import { type RefObject, useEffect, useState } from 'react';

/** Reading line, where a step becomes current, as a share of the viewport's height: lower where a picture covers the top. */
const LINE = { narrow: 0.62, wide: 0.5 };
const WIDE = '(width >= 64rem)';

/** Share of the viewport's height above the reading line. */
export function readingLine(): number {
  return window.matchMedia(WIDE).matches ? LINE.wide : LINE.narrow;
}

/**
 * The child of `container` that is being read: the last one whose top has passed the reading line.
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
      // The root margin reaches far up, so that a step goes on intersecting once its top has passed the line: a jump
      // over all steps, from the end of the page to its head, is reported too. Positions are never measured here: the
      // observer rounds its edge, and would not call again for the pixel by which the two differ.
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
