import { createHash } from 'node:crypto';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { type Area, areaOf, type Crop, cuttingFor, positionWithin } from './crops.ts';
import { meanColor, originalOf } from './originals.ts';
import type { RegisteredPicture } from './picture-registry.ts';

/** In pixels. Which of them exist as JPEG too: app/media/picture-data.ts. */
const WIDTHS = [480, 800, 1440, 2000];

/** Proportions that stand in a part of the page, never across all of it. */
const NARROW: readonly Crop[] = ['4:3', '1:1', '4:5'];
const WIDEST_NARROW = 1200;
/** For lists with a picture a line on phones. At 480 the four of the home page took 40 KB more. */
const LEAST_NARROW = 240;

/** Effort 2 saves 2 % of the bytes and takes 1.6 times the time, effort 3 5 % and three times. */
const AVIF = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' } as const;
/**
 * For the first frame of a comparison, which its two pictures replace soon after. It is the largest contentful paint of
 * its page, and a single picture can take longer to encode.
 */
const FIRST_LOOK = { ...AVIF, quality: 40, effort: 4 } as const;
const JPEG = { quality: 74, mozjpeg: true } as const;

/** What is left of the divider of a comparison: another picture of the same view, up to `start` pixels from the left. */
type Left = { original: string; start: number };

/** A picture in one proportion: what a page gets of it, and what its files are made from. */
export type Versions = {
  original: string;
  area: Area;
  left?: Left;
  avif: typeof AVIF | typeof FIRST_LOOK;
  jpg: typeof JPEG;
  shown: Pick<PictureData, 'base' | 'width' | 'height' | 'widths' | 'position' | 'color'>;
};

/**
 * Widths of the versions of a picture, in pixels.
 * @param available width of the picture in this proportion, as far as the original goes
 */
export function versionWidths(available: number, crop: Crop): number[] {
  const narrow = NARROW.includes(crop);
  const limit = Math.min(available, narrow ? WIDEST_NARROW : 2000);
  const fitting = (narrow ? [LEAST_NARROW, ...WIDTHS] : WIDTHS).filter((width) => width <= limit);
  // A last version hardly wider than the one before is not worth its file.
  return (fitting.at(-1) ?? 0) * 1.1 < limit ? [...fitting, limit] : fitting;
}

/**
 * A registered picture in a proportion. Its files are named after a hash of all they are made from, so that a changed
 * picture has other addresses.
 * @throws {ContentError} if its original is missing, or no picture
 */
export function versionsOf(id: string, entry: RegisteredPicture, crop: Crop): Versions {
  const original = originalOf(entry, entry.original);
  const { width, height } = original;
  const { focus, share } = cuttingFor(crop, entry);
  const area = areaOf({ width, height }, crop, focus, share);
  const whole = area.width === width && area.height === height;
  const avif = entry.left ? FIRST_LOOK : AVIF;
  const hash = createHash('sha256').update(JSON.stringify([original.hash, area, avif, JPEG]));
  let left: Left | undefined;
  if (entry.left) {
    // Phones show the square crop.
    const start = crop === '1:1' ? COMPARISON_START.phone : COMPARISON_START.wide;
    left = { original: entry.left, start: Math.round((area.width * start) / 100) };
    hash.update(JSON.stringify([originalOf(entry, entry.left).hash, start]));
  }
  return {
    original: entry.original,
    area,
    left,
    avif,
    jpg: JPEG,
    shown: {
      base: `/pictures/${id}${whole ? '' : `-${crop.replace(':', 'x')}`}.${hash.digest('hex').slice(0, 10)}`,
      width: area.width,
      height: area.height,
      widths: versionWidths(area.width, crop),
      position: positionWithin({ width, height }, area, focus),
      color: meanColor(original, area),
    },
  };
}
