import { describe, expect, test } from 'vitest';
import { keysDay, nextStart } from './keys-date.ts';

const shown = (day: Date) => [day.getFullYear(), day.getMonth() + 1, day.getDate()].join('-');

describe('works start on the first Monday at least a week ahead', () => {
  test.each([
    ['a Thursday', new Date(2026, 10, 26), '2026-12-7'],
    ['a Monday, whose week is over on the next one', new Date(2026, 10, 30), '2026-12-7'],
    ['the last minute of a day', new Date(2026, 10, 29, 23, 59), '2026-12-7'],
    ['the end of a year', new Date(2026, 11, 28), '2027-1-4'],
    ['the end of a February', new Date(2028, 1, 22), '2028-3-6'],
  ])('%s', (_, today, start) => {
    expect(shown(nextStart(today))).toBe(start);
  });
});

test('the keys are there on the Friday of the last week, also when clocks change in between', () => {
  expect(shown(keysDay(new Date(2026, 11, 7), 14))).toBe('2027-3-12');
  expect(shown(keysDay(new Date(2027, 2, 1), 9))).toBe('2027-4-30');
  expect(shown(keysDay(new Date(2026, 11, 7), 1))).toBe('2026-12-11');
});
