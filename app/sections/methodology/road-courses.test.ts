import { expect, test } from 'vitest';
import { road } from '#app/content/collections.ts';
import { roadCourses } from './road-courses.ts';

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

test('the two courses of the road take the months that it promises', () => {
  const { steps, leastMonths, scale } = road('es');
  const courses = roadCourses(steps);
  const months = (weeks: number) => Math.ceil((weeks * 12) / 52);
  expect(months(Math.max(...courses.map(({ shortest }) => shortest.to)))).toBe(leastMonths);
  expect(months(Math.max(...courses.map(({ longest }) => longest.to)))).toBe(months(scale));
});
