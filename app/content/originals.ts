import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { type RegisteredPicture, registeredPictures } from './picture-registry.ts';
import { ContentError, projectFile } from './source.ts';

/** Long side of an original, in pixels, below which it is blurred even on a phone. */
const LEAST = 1000;

/** Long side of an original, in pixels, that is sharp on every page and screen. */
export const SHARP = 2000;

/** The error for a file that is not a picture. */
export function unreadable({ file, field, original }: RegisteredPicture, { message }: Error): ContentError {
  return new ContentError(file, [`${field}: ${original} no se puede leer como imagen: ${message}`]);
}

/**
 * Long side of the original of a picture, in pixels.
 * @throws {ContentError} if it is no picture
 */
export async function longSide(picture: RegisteredPicture): Promise<number> {
  const { width, height } = await sharp(projectFile(picture.original))
    .metadata()
    .catch((error: Error) => {
      throw unreadable(picture, error);
    });
  return Math.max(width, height);
}

/**
 * Checks that the original of every registered picture is there, is a picture and is large enough.
 * @throws {ContentError} naming the file and the field of the first that is not
 */
export async function requireOriginals(): Promise<void> {
  for (const picture of Object.values(registeredPictures())) {
    const { original, left, file, field } = picture;
    for (const each of left ? [original, left] : [original])
      if (!existsSync(projectFile(each)))
        throw new ContentError(file, [`${field}: no existe el archivo ${each}`]);
    const pixels = await longSide(picture);
    if (pixels < LEAST)
      throw new ContentError(file, [
        `${field}: ${original} tiene ${pixels} píxeles en el lado largo y hacen falta ${LEAST}; con ${SHARP} o más se ve nítida en pantallas grandes`,
      ]);
  }
}
