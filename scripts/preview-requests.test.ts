import { describe, expect, test } from 'vitest';
import { byteRange, isUnchanged } from './preview-requests.ts';

const MODIFIED = new Date('2026-01-02T03:04:05.678Z');
const DATE = 'Fri, 02 Jan 2026 03:04:05 GMT';
const range = (value: string, ifRange?: string) =>
  byteRange({ range: value, ...(ifRange && { 'if-range': ifRange }) }, 100, '"a"', MODIFIED);

describe('a request for a part', () => {
  test.each([
    ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
    ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
    ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
    ['bytes=50-500', { kind: 'part', start: 50, end: 99 }],
    ['bytes=100-', { kind: 'outside' }],
    ['bytes=-0', { kind: 'outside' }],
    ['bytes=9-0', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['lines=1-2', { kind: 'whole' }],
  ])('%s', (value, expected) => {
    expect(range(value)).toEqual(expected);
  });

  test('gets the whole when the file is no longer the one it has a part of', () => {
    expect(range('bytes=0-9', '"b"')).toEqual({ kind: 'whole' });
    expect(range('bytes=0-9', 'Thu, 01 Jan 2026 00:00:00 GMT')).toEqual({ kind: 'whole' });
    expect(range('bytes=0-9', '"a"')).toMatchObject({ kind: 'part' });
    expect(range('bytes=0-9', DATE)).toMatchObject({ kind: 'part' });
  });
});

describe("a visitor's copy", () => {
  test('is good as long as the tag or the date says so', () => {
    expect(isUnchanged({ 'if-none-match': '"x", W/"a"' }, '"a"', MODIFIED)).toBe(true);
    expect(isUnchanged({ 'if-none-match': '*' }, '"a"', MODIFIED)).toBe(true);
    expect(isUnchanged({ 'if-modified-since': DATE }, '"a"', MODIFIED)).toBe(true);
    expect(isUnchanged({}, '"a"', MODIFIED)).toBe(false);
    expect(isUnchanged({ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }, '"a"', MODIFIED)).toBe(
      false,
    );
  });

  test('is judged by its tag when it has both', () => {
    expect(isUnchanged({ 'if-none-match': '"old"', 'if-modified-since': DATE }, '"a"', MODIFIED)).toBe(false);
  });
});
