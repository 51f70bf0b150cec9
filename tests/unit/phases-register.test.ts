import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isRender } from '#app/content/pictures.ts';

const PHASES = [1, 2, 3, 4, 5].map((number) => `villa-phase-${number}`);
/** Areas that show the same in all five rendered phases, covered by nothing, in pixels of the original. */
const STANDING = {
  'the olive on the left': { left: 195, top: 520, width: 165, height: 145 },
  'the crown of the pine': { left: 530, top: 205, width: 195, height: 120 },
  'the cypress on the right': { left: 1735, top: 265, width: 80, height: 70 },
};
const REACH = 3;

type Area = { left: number; top: number; width: number; height: number };

/** Grey values of an area, 0 to 255. */
async function area(name: string, { left, top, width, height }: Area): Promise<Uint8Array> {
  const picture = sharp(`assets/images/originals/${name}.jpg`).extract({ left, top, width, height });
  return new Uint8Array(await picture.greyscale().raw().toBuffer());
}

/** Correlation (−1 to 1) of an area with the middle of a larger one, shifted by `dx` and `dy` pixels. */
function likeness(
  small: Uint8Array,
  large: Uint8Array,
  { width, height }: Area,
  dx: number,
  dy: number,
): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = small[y * width + x] ?? 0;
      const b = large[(y + REACH + dy) * (width + 2 * REACH) + x + REACH + dx] ?? 0;
      sumA += a;
      sumB += b;
      sumAA += a * a;
      sumBB += b * b;
      sumAB += a * b;
    }
  }
  const n = width * height;
  return (n * sumAB - sumA * sumB) / Math.sqrt((n * sumAA - sumA ** 2) * (n * sumBB - sumB ** 2));
}

/** By how many pixels the content of an area has moved right and down in another picture. */
async function shift(name: string, other: string, place: Area): Promise<{ right: number; down: number }> {
  const around = {
    left: place.left - REACH,
    top: place.top - REACH,
    width: place.width + 2 * REACH,
    height: place.height + 2 * REACH,
  };
  const [small, large] = await Promise.all([area(name, place), area(other, around)]);
  let best = { right: 0, down: 0, likeness: -1 };
  for (let down = -REACH; down <= REACH; down++) {
    for (let right = -REACH; right <= REACH; right++) {
      const value = likeness(small, large, place, right, down);
      if (value > best.likeness) best = { right, down, likeness: value };
    }
  }
  return { right: best.right, down: best.down };
}

const rendered = PHASES.filter(isRender);

test('the phases have one size, so that they lie on each other', async () => {
  const sizes = await Promise.all(
    rendered.map(async (name) => {
      const { width, height } = await sharp(`assets/images/originals/${name}.jpg`).metadata();
      return `${width}x${height}`;
    }),
  );
  expect(new Set(sizes).size).toBeLessThanOrEqual(1);
});

test.each(rendered.slice(1))(
  'what stands in the first phase stands on the same pixel in %s',
  async (name) => {
    for (const [what, place] of Object.entries(STANDING)) {
      expect.soft(await shift(rendered[0] ?? name, name, place), what).toEqual({ right: 0, down: 0 });
    }
  },
);
