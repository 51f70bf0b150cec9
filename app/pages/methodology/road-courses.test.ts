import { expect, test } from 'vitest';
import { road } from '#app/content/collections.ts';
import { inMonths, roadCourses } from './road-courses.ts';

test('a step waits for the same steps in the shortest course as in the longest', () => {
  const courses = roadCourses([
    { start: 0, weeks: [2, 3] },
    { start: 1, weeks: [4, 6] },
    { start: 9, weeks: [1, 2] },
    { start: 9, weeks: [5, 5] },
    { start: 14, weeks: [1, 1] },
  ]);
  expect(courses.map(({ shortest: { from, to } }) => [from, to])).toEqual([
    [0, 2],
    [1, 5],
    [7, 8],
    [7, 12],
    [12, 13],
  ]);
  expect(courses.at(-1)?.longest).toEqual({ from: 14, to: 15 });
});

test('the longest course of the road takes the months of the scale, which the page names', () => {
  const { steps, scale } = road('es');
  const ends = roadCourses(steps).map(({ longest }) => longest.to);
  expect(inMonths(Math.max(...ends))).toBe(inMonths(scale));
});
