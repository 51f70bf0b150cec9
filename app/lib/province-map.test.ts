import { expect, test } from 'vitest';
import { MAP, onMap } from './province-map.ts';

test('a place in the province stands where the drawing has it', () => {
  // The easternmost corner of its coast.
  expect(onMap({ latitude: 38.73, longitude: 0.23 })).toEqual([570, 94]);
});

test('twenty kilometres to the north are as long as the scale says', () => {
  const [, from = 0] = onMap({ latitude: 38.3, longitude: -0.5 }) ?? [];
  const [, to = 0] = onMap({ latitude: 38.3 + 20 / 111.2, longitude: -0.5 }) ?? [];
  expect(from - to).toBeCloseTo(20 * MAP.unitsOfKilometre, -1);
});

test.each([
  ['Valencia', 39.47, -0.376],
  ['latitude and longitude the other way round', -0.482, 38.345],
])('%s is not on the map', (_, latitude, longitude) => {
  expect(onMap({ latitude, longitude })).toBeUndefined();
});
