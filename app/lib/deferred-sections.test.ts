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
    steps.push(drawn());
  }
  expect(steps.map(({ length }) => length)).toEqual([0, 1, 2, 3, 3]);
  expect(steps.at(-1)).toEqual(['section', 'article', 'footer']);
  expect(root.className).toBe('js');
});

test('a page that was drawn whole is left as it is', () => {
  root.className = 'js';
  drawDeferredSections();
  vi.runAllTimers();
  expect(drawn()).toEqual([]);
});
