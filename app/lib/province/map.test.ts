import fc from 'fast-check';
import { expect, test } from 'vitest';
import { APART, isInProvince, MAP, onMap, type Point, spreadApart } from './map.ts';

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['Villena', place(38.637, -0.866)],
  ['Pilar de la Horadada, by the border', place(37.866, -0.792)],
  ['the harbour of Dénia, on the coast', place(38.844, 0.114)],
  ['the harbour of Torrevieja, on the coast', place(37.974, -0.683)],
])('%s is in the province', (_, coordinates) => {
  expect(isInProvince(coordinates)).toBe(true);
});

test.each([
  ['Murcia', place(37.992, -1.13)],
  ['Valencia', place(39.47, -0.376)],
  ['Alicante without the minus of its longitude, in the sea', place(38.345, 0.482)],
  ['Alicante with its latitude and longitude the other way round', place(-0.482, 38.345)],
])('%s is not', (_, coordinates) => {
  expect(isInProvince(coordinates)).toBe(false);
});

test('twenty kilometres to the north are as long as the scale says', () => {
  const [, from] = onMap(place(38.3, -0.5));
  const [, to] = onMap(place(38.3 + 20 / 111.2, -0.5));
  expect(from - to).toBeCloseTo(20 * MAP.unitsOfKilometre, -1);
});

const somewhere = fc.tuple(fc.integer({ min: 97, max: 575 }), fc.integer({ min: 20, max: 490 }));

test('dots far enough from each other stay where they are', () => {
  const places: Point[] = [
    [200, 200],
    [200 + APART, 200],
    [200, 200 - APART],
  ];
  expect(spreadApart(places)).toEqual(places);
});

test('twelve dots anywhere, or all in one town, come to stand apart, whole on a phone', () => {
  const all = fc.oneof(
    fc.array(somewhere, { minLength: 1, maxLength: 12 }),
    somewhere.map((town) => Array.from({ length: 12 }, () => town)),
  );
  fc.assert(
    fc.property(all, (places) => {
      const dots = spreadApart(places);
      expect(dots).toHaveLength(places.length);
      for (const [index, [x, y]] of dots.entries()) {
        expect(Math.max(Math.abs(x - MAP.width / 2), Math.abs(y - MAP.height / 2))).toBeLessThan(
          (MAP.height - APART) / 2 + 1,
        );
        for (const [otherX, otherY] of dots.slice(0, index))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(APART - 2);
      }
    }),
    { numRuns: 300 },
  );
});
