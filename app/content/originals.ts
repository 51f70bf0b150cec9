import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Area } from './crops.ts';
import { type RegisteredPicture, registeredPictures } from './picture-registry.ts';
import { ContentError, projectFile } from './source.ts';

/** Folders of the originals. */
const FOLDERS = ['assets/images/originals', 'assets/film'];

/** Long side of an original, in pixels, below which it is blurred even on a phone. */
const LEAST = 1000;

/** Long side of an original, in pixels, that is sharp on every page and screen. */
const SHARP = 2000;

/** Side of the square to which an original is reduced to see its colours, in pixels. */
const SAMPLE = 32;

/** What pages need to know of an original before any of its versions is made. */
export type Original = {
  hash: string;
  width: number;
  height: number;
  /** the whole picture as SAMPLE times SAMPLE pixels, three bytes each */
  sample: Buffer;
};

/** Phones store photographs rotated, with their orientation in EXIF; what is transparent becomes white. */
export const opened = (file: string | Buffer) => sharp(file).autoOrient().flatten({ background: 'white' });

async function read(file: string): Promise<Original | Error> {
  const bytes = readFileSync(projectFile(file));
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    const sample = await opened(bytes)
      .resize(SAMPLE, SAMPLE, { fit: 'fill' })
      .toColorspace('srgb')
      .raw()
      .toBuffer();
    return { hash: createHash('sha256').update(bytes).digest('hex'), ...autoOrient, sample };
  } catch (error) {
    return error as Error;
  }
}

async function readAll(): Promise<Map<string, Original | Error>> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(projectFile(folder)).map((name) => `${folder}/${name}`),
  );
  const pictures = files.filter((file) => /\.(?:jpe?g|png)$/.test(file));
  return new Map(await Promise.all(pictures.map(async (file) => [file, await read(file)] as const)));
}

/** Every original by its path from the project's root. Read before anything asks, so that pages need not wait for it. */
const originals = await readAll();

/**
 * The original of a registered picture, or of its left part.
 * @throws {ContentError} if it is missing, or no picture
 */
export function originalOf({ file, field }: RegisteredPicture, original: string): Original {
  const found = originals.get(original);
  if (!found) throw new ContentError(file, [`${field}: no existe el archivo ${original}`]);
  if (found instanceof Error)
    throw new ContentError(file, [`${field}: ${original} no se puede leer como imagen`]);
  return found;
}

/** Mean colour of a part of an original, in CSS notation. */
export function meanColor({ width, height, sample }: Original, area: Area): string {
  const sums = [0, 0, 0];
  const within = (start: number, length: number, of: number) => {
    const [from, to] = [start, start + length].map((edge) => Math.round((edge / of) * SAMPLE)) as [
      number,
      number,
    ];
    return Array.from({ length: Math.max(to - from, 1) }, (_, index) => from + index);
  };
  const rows = within(area.top, area.height, height);
  const columns = within(area.left, area.width, width);
  for (const row of rows)
    for (const column of columns)
      for (const channel of sums.keys())
        sums[channel] = (sums[channel] ?? 0) + (sample[(row * SAMPLE + column) * 3 + channel] ?? 0);
  const mean = sums.map((sum) => Math.round(sum / (rows.length * columns.length)));
  return `#${Buffer.from(mean).toString('hex')}`;
}

/** Long side of the original of a picture, in pixels. */
function longSide(picture: RegisteredPicture): number {
  const { width, height } = originalOf(picture, picture.original);
  return Math.max(width, height);
}

/**
 * Checks that the original of every registered picture is there, is a picture and is large enough.
 * @throws {ContentError} naming the file and the field of the first that is not
 */
export function requireOriginals(): void {
  for (const picture of Object.values(registeredPictures())) {
    const { original, left, file, field } = picture;
    if (left) originalOf(picture, left);
    const pixels = longSide(picture);
    if (pixels < LEAST)
      throw new ContentError(file, [
        `${field}: ${original} tiene ${pixels} píxeles en el lado largo y hacen falta ${LEAST}; con ${SHARP} o más se ve nítida en pantallas grandes`,
      ]);
  }
}
