import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['150', 150],
  ['200 m2', 200],
  ['1.200 m²', 1200],
  ['1.500', 1500],
  ['1,500', 1500],
  ['250 000', 250_000],
  ['150,5', 150],
  ['150.5', 150],
  ['250.000,50', 250_000],
  ['-50', 0],
])('%s is read as %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', 'abc', ',5'])('"%s" is no number', (text) => {
  expect(typedNumber(text)).toBeUndefined();
});
