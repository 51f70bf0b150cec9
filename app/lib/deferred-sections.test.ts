import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRING, drawDeferredSections } from './deferred-sections.ts';

let root: Element;
const drawn = () =>
  [...root.querySelectorAll('[style*="content-visibility: visible"]')].map(({ localName }) => localName);

beforeEach(() => {
  vi.useFakeTimers();
  const { document } = new Window();
  document.body.innerHTML =
    '<main><section></section><section data-waits><article data-waits></article></section></main><footer data-waits></footer>';
  root = document.documentElement as unknown as Element;
  vi.stubGlobal('document', document);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('getComputedStyle', ({ dataset }: HTMLElement) => ({
    contentVisibility: 'waits' in dataset ? 'auto' : 'visible',
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sections that wait are drawn one after the other, from the top, and pages that follow are drawn whole', () => {
  root.className = `js ${DEFERRING}`;
  drawDeferredSections();
  const steps: string[][] = [];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    if (drawn().length > (steps.at(-1)?.length ?? 0)) steps.push(drawn());
  }
  expect(steps).toEqual([['section'], ['section', 'article'], ['section', 'article', 'footer']]);
  expect(root.className).toBe('js');
});

test('no section is begun while the one above it is not on the screen', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  root.className = DEFERRING;
  drawDeferredSections();
  vi.runAllTimers();
  expect(drawn()).toEqual(['section']);
});

test('a page that was drawn whole is left as it is', () => {
  root.className = 'js';
  drawDeferredSections();
  vi.runAllTimers();
  expect(drawn()).toEqual([]);
});
