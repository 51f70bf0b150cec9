import { describe, expect, test } from 'vitest';
import { areaOf, cuttingFor, positionWithin } from './crops.ts';

const WIDE = { width: 2100, height: 1400 };

describe('a crop', () => {
  test('is as large as the original allows', () => {
    expect(areaOf(WIDE, '1:1', [50, 50])).toMatchObject({ width: 1400, height: 1400 });
    expect(areaOf(WIDE, '2:1', [50, 50])).toMatchObject({ width: 2100, height: 1050 });
  });

  test('is centred on the focus', () => {
    expect(areaOf(WIDE, '1:1', [60, 50]).left).toBe(2100 * 0.6 - 700);
    expect(areaOf(WIDE, '2:1', [50, 60]).top).toBe(1400 * 0.6 - 525);
  });

  test('stays inside the picture when the focus is near an edge', () => {
    expect(areaOf(WIDE, '4:5', [97, 50]).left).toBe(2100 - 1120);
    expect(areaOf(WIDE, '4:5', [2, 50]).left).toBe(0);
  });

  test('keeps only its share of that, around the focus', () => {
    expect(areaOf(WIDE, '16:10', [60, 50], 70)).toEqual({ left: 525, top: 241, width: 1470, height: 919 });
    expect(areaOf({ width: 2100, height: 1312 }, '16:10', [50, 50], 70).width).toBe(1469);
  });

  test('has the point and the share of its own proportion where it has them', () => {
    const cutting = { share: 90, cuts: { '21:9': { left: 70, top: 40, share: 80 } } };
    expect(cuttingFor('21:9', { ...cutting, focus: [50, 50] })).toEqual({ focus: [70, 40], share: 80 });
    expect(cuttingFor('1:1', { ...cutting, focus: [50, 50] })).toEqual({ focus: [50, 50], share: 90 });
  });

  test('is the whole picture when there is next to nothing to cut', () => {
    expect(areaOf({ width: 2100, height: 1312 }, '16:10', [10, 90])).toEqual({
      left: 0,
      top: 0,
      width: 2100,
      height: 1312,
    });
  });
});

describe('the position in a box that cuts further', () => {
  test('is the middle where the crop could be centred on the focus', () => {
    expect(positionWithin(WIDE, areaOf(WIDE, '1:1', [60, 50]), [60, 50])).toEqual([50, 50]);
  });

  test('goes to the edge near which the focus is', () => {
    expect(positionWithin(WIDE, areaOf(WIDE, '1:1', [95, 50]), [95, 50])).toEqual([100, 50]);
    expect(positionWithin(WIDE, areaOf(WIDE, '1:1', [5, 50]), [5, 50])).toEqual([0, 50]);
  });

  test('brings the focus to the middle of a box that is a quarter narrower', () => {
    const [across] = positionWithin(WIDE, areaOf(WIDE, 'full', [55, 50]), [55, 50]);
    expect((across / 100) * 0.25 + 0.75 / 2).toBeCloseTo(0.55);
  });
});
