import { expect, test } from 'vitest';
import { registeredPictures } from './picture-registry.ts';
import { versionsOf, versionWidths } from './picture-widths.ts';
import { pictureAt } from './pictures.ts';

test.each([
  ['across the page', 2100, '21:9', [480, 800, 1440, 2000]],
  ['in a part of the page', 2100, '4:3', [240, 480, 800, 1200]],
  ['of an original that is smaller than a page can use', 1500, '2:1', [480, 800, 1440]],
  ['of an original hardly wider than the version before', 1280, '2:1', [480, 800, 1280]],
  ['of a small original', 300, '2:1', [300]],
] as const)('a picture %s has versions up to what can be seen', (_, available, crop, expected) => {
  expect(versionWidths(available, crop)).toEqual(expected);
});

const [id = '', entry] = Object.entries(registeredPictures()).find(([, { left }]) => !left) ?? [];

test.each(['4:3', '21:9', 'full'] as const)(
  'the address of a file says which picture in %s it is of',
  (crop) => {
    if (!entry) throw new Error('no picture is registered');
    const { shown, area } = versionsOf(id, entry, crop);
    expect(pictureAt(`${shown.base}-800.avif`)?.area).toEqual(area);
    expect(pictureAt(`${shown.base.slice(0, -1)}x-800.avif`)).toBeUndefined();
  },
);
