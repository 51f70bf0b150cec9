import { expect, test } from 'vitest';
import { phases } from '#app/content/collections.ts';
import { frameAt, storyPosition, weekAt } from './story-position.ts';

const LAST = 80;
const ALL = phases('es');

test('the story begins before its first step and ends with its last one', () => {
  expect(storyPosition([2000, 2700, 3400], 600)).toBe(-1);
  expect(storyPosition([300, 1000, 1700], 600)).toBe(-0.5);
  expect(storyPosition([0, 700, 1400], 600)).toBe(0);
  expect(storyPosition([-1050, -350, 350], 600)).toBe(1.5);
  expect(storyPosition([-9000, -8300, -7600], 600)).toBe(2);
});

test('the further one has scrolled, the later the frame, from the first to the last', () => {
  const frames = Array.from({ length: 51 }, (_, step) => frameAt(-1 + step / 10, LAST));
  expect(frames).toEqual(frames.toSorted((a, b) => a - b));
  expect(frames.at(0)).toBe(0);
  expect(frames.at(-1)).toBe(LAST);
  expect(new Set(frames).size).toBeGreaterThan(40);
});

test('the weeks count from the first to the last', () => {
  const weeks = Array.from({ length: 501 }, (_, step) => weekAt(-1 + step / 100, ALL));
  const total = (ALL.at(-1)?.start ?? 0) + (ALL.at(-1)?.weeks[1] ?? 0);
  expect([...new Set(weeks)]).toEqual(Array.from({ length: total }, (_, index) => index + 1));
});

test('a phase that has been reached is shown in one of its own weeks', () => {
  for (const [index, { start, weeks }] of ALL.entries()) {
    expect(weekAt(index, ALL)).toBeGreaterThan(start);
    expect(weekAt(index, ALL)).toBeLessThanOrEqual(start + weeks[1]);
  }
});
