import { expect, test } from 'vitest';
import { versionWidths } from './picture-widths.ts';

test('versions go up to what a page can use', () => {
  expect(versionWidths(2100, 1080)).toEqual([480, 640, 800, 1080]);
});

test('versions end with the original where it is smaller than what a page can use', () => {
  expect(versionWidths(1280, 2000)).toEqual([480, 640, 800, 1080, 1280]);
});

test('a last version is left out if the one before is nearly as wide', () => {
  expect(versionWidths(1500, 2000)).toEqual([480, 640, 800, 1080, 1440]);
});

test('a small picture has one version', () => {
  expect(versionWidths(300, 2000)).toEqual([300]);
});
