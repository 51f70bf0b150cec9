import { type RefObject, useEffect, useState } from 'react';

/** When a film may run: a good part of it is on the screen. */
const SEEN: IntersectionObserverInit = { threshold: 0.25 };
/** When it is fetched: half a screen before. */
const NEAR: IntersectionObserverInit = { rootMargin: '50%' };

function useObserver(element: RefObject<Element | null>, options: IntersectionObserverInit): boolean {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInside(entry?.isIntersecting ?? false),
      options,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, options]);
  return inside;
}

/** Whether a good part of an element is on the screen, which is when a film in it may run. */
export function useInView(element: RefObject<Element | null>): boolean {
  return useObserver(element, SEEN);
}

/** Whether an element is on the screen or about to be, which is when a film in it is fetched. */
export function useNear(element: RefObject<Element | null>): boolean {
  return useObserver(element, NEAR);
}
