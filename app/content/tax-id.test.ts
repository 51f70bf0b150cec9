import { expect, test } from 'vitest';
import { isTaxId } from './tax-id.ts';

test.each([
  ['of a company', 'B12345674', 'B12345678'],
  ['of a company whose last sign is a letter', 'P2807900B', 'P2807900C'],
  ['of a person', '12345678Z', '12345678A'],
  ['of a foreigner', 'X1234567L', 'Y1234567L'],
])('the last sign of a tax number %s is checked', (_, right, wrong) => {
  expect([isTaxId(right), isTaxId(wrong)]).toEqual([true, false]);
});
