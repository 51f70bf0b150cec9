import { describe, expect, test } from 'vitest';
import { acceptedEncodings } from './compression.ts';

const names = (header: string | undefined) => acceptedEncodings(header).map(({ name }) => name);

describe('what a request accepts', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['*', []],
    ['*;q=0', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip,deflate', ['gzip']],
    ['BR', ['br']],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', ['br', 'gzip']],
    ['gzip;q=0.001, br;q=0', ['gzip']],
    ['br;q=0.0, gzip ; q=0.000', []],
    ['brotli, x-gzip, zstd2', []],
  ])('%s', (header, expected) => {
    expect(names(header)).toEqual(expected);
  });
});
