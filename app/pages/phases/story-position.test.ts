import { expect, test } from 'vitest';
import { phases } from '#app/content/collections.ts';
import { frameAt, restingPhase, storyPosition, weekAt } from './story-position.ts';

const LAST = 66;
const ALL = phases('es');
const PLACES = Array.from({ length: ALL.length * 100 + 1 }, (_, place) => place / 100);

test('the story begins with its first step and ends where its last one does', () => {
  expect(storyPosition([2000, 2700, 3400, 4100])).toBe(0);
  expect(storyPosition([0, 700, 1400, 2100])).toBe(0);
  expect(storyPosition([-700, 0, 700, 1400])).toBe(1);
  expect(storyPosition([-1050, -350, 350, 1050])).toBe(1.5);
  expect(storyPosition([-1750, -1050, -350, 350])).toBe(2.5);
  expect(storyPosition([-9000, -8300, -7600, -6900])).toBe(3);
});

test('the further one has scrolled, the later the frame, from the first to the last', () => {
  const frames = PLACES.map((place) => frameAt(place, LAST));
  expect([...new Set(frames)]).toEqual(Array.from({ length: LAST + 1 }, (_, frame) => frame));
});

test('while the text of a phase is read, the film rests, and all but the last give way to their picture', () => {
  for (const index of ALL.keys()) {
    const read = PLACES.filter((place) => place >= index + 0.31 && place <= index + 0.64);
    expect(new Set(read.map((place) => frameAt(place, LAST))).size).toBe(1);
    expect(new Set(read.map(restingPhase))).toEqual(new Set([index < ALL.length - 1 ? index : undefined]));
    expect(restingPhase(index)).toBeUndefined();
    expect(restingPhase(index + 0.9)).toBeUndefined();
  }
});

test('the weeks count from the first to the last of the calendar, each in its own phase', () => {
  const weeks = PLACES.map((place) => weekAt(place, ALL));
  const total = (ALL.at(-1)?.start ?? 0) + (ALL.at(-1)?.weeks[1] ?? 0);
  expect([...new Set(weeks)]).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  for (const [index, { start, weeks }] of ALL.entries()) {
    expect(weekAt(index, ALL)).toBe(start + 1);
    expect(weekAt(index + 0.99, ALL)).toBe(start + weeks[1]);
  }
});
