/** Aspect ratios to which pages crop pictures. */
export const CUTS = ['21:9', '2:1', '16:10', '16:9', '4:3', '1:1', '4:5'] as const;

/** An aspect ratio in which a page shows a picture; `full` is the uncropped picture. */
export type Crop = 'full' | (typeof CUTS)[number];

/** Part of a picture, in pixels. */
export type Area = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };
/** % from the left, % from the top */
type Point = readonly [number, number];

/** Crops that would take less than this share away are not made: the whole picture is shown. */
const NEGLIGIBLE = 0.01;

function ratioOf(crop: Exclude<Crop, 'full'>): number {
  const [across = 1, down = 1] = crop.split(':').map(Number);
  return across / down;
}

/**
 * The part of an original that a crop keeps, centred on the focus as far as the edges allow.
 * @param ratio width divided by height
 * @param share width in percent of the largest part that fits
 */
export function cropArea(size: Size, ratio: number, focus: Point, share = 100): Area {
  const width = Math.round((Math.min(size.width, size.height * ratio) * share) / 100);
  const height = Math.round((Math.min(size.height, size.width / ratio) * share) / 100);
  const place = (extent: number, kept: number, percent: number) =>
    Math.round(Math.min(Math.max((extent * percent) / 100 - kept / 2, 0), extent - kept));
  return {
    left: place(size.width, width, focus[0]),
    top: place(size.height, height, focus[1]),
    width,
    height,
  };
}

/**
 * The part of an original that a page shows.
 * @param share width of a cut in percent of the largest that fits; `full` is the whole picture all the same
 */
export function areaOf(size: Size, crop: Crop, focus: Point, share = 100): Area {
  const whole = { left: 0, top: 0, ...size };
  if (crop === 'full') return whole;
  const ratio = ratioOf(crop);
  const own = size.width / size.height;
  const kept = Math.min(ratio, own) / Math.max(ratio, own);
  return share === 100 && kept > 1 - NEGLIGIBLE ? whole : cropArea(size, ratio, focus, share);
}

/** How a picture is cropped, with exceptions for single aspect ratios. */
export type Cutting = {
  focus: Point;
  /** width of its cuts in percent of the largest that fit; 100 if undefined */
  share?: number;
  cuts?: Partial<Record<Crop, { left: number; top: number; share?: number }>>;
};

/** Focal point and share with which a picture is cropped to an aspect ratio. */
export function cuttingFor(crop: Crop, { focus, share, cuts }: Cutting): Omit<Cutting, 'cuts'> {
  const own = cuts?.[crop];
  return own ? { focus: [own.left, own.top], share: own.share ?? share } : { focus, share };
}

/** Share of a picture that a box shows if it is a quarter narrower or lower: our layouts hardly cut off more. */
const KEPT = 0.75;

/**
 * The `object-position` of a crop in a box that cuts off more of it, so that the focus comes to the middle.
 * @returns percent from the left and from the top
 */
export function positionWithin(size: Size, area: Area, focus: Point): [number, number] {
  const position = (extent: number, start: number, kept: number, percent: number) => {
    const within = ((extent * percent) / 100 - start) / kept;
    return Math.round(Math.min(Math.max((within - KEPT / 2) / (1 - KEPT), 0), 1) * 100);
  };
  return [
    position(size.width, area.left, area.width, focus[0]),
    position(size.height, area.top, area.height, focus[1]),
  ];
}
