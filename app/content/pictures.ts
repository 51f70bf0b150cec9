import { existsSync, readFileSync } from 'node:fs';
import type { PictureData } from '#app/media/picture-data.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';
import type { Crop } from './crops.ts';
import { PAGES_FILE } from './page-entries.ts';
import { PICTURES_FILE, registeredPictures } from './picture-registry.ts';
import { ContentError, projectFile } from './source.ts';

/** Where `pipeline/pictures/encode-pictures.ts` writes what it has encoded. */
export const PICTURE_MANIFEST = '.cache/pictures.json';

/** One encoded crop of a picture: what a page gets, without the alternative text. */
export type EncodedPicture = Pick<PictureData, 'base' | 'width' | 'height' | 'widths' | 'position' | 'color'>;

/** A JPEG for search engines: its path and pixels. */
export type SearchPicture = { src: string; width: number; height: number };

export type PictureManifest = Record<
  string,
  Partial<Record<Crop, EncodedPicture>> & {
    /** in the order of SEARCH_CROPS */
    search?: SearchPicture[];
  }
>;

let manifest: PictureManifest | undefined;

function readManifest(): PictureManifest {
  if (!existsSync(projectFile(PICTURE_MANIFEST))) {
    throw new ContentError(PICTURE_MANIFEST, ['falta: ejecuta antes «npm run pictures»']);
  }
  manifest ??= JSON.parse(readFileSync(projectFile(PICTURE_MANIFEST), 'utf8')) as PictureManifest;
  return manifest;
}

/** Whether a picture of the registry is a rendered image and not a photograph of a real work. */
export function isRender(id: string): boolean {
  return registeredPictures()[id]?.render ?? false;
}

/** Positions of the small numbers in a picture, in order, in percent of its 16:10 crop: an article repeats them large. */
export function numbersIn(id: string): readonly { left: number; top: number }[] {
  return registeredPictures()[id]?.numbers ?? [];
}

/**
 * An article's picture for search engines: in the aspect ratios of SEARCH_CROPS, up to 1,200 px wide.
 * @throws {ContentError} if it has not been encoded
 */
export function picturesForSearch(id: string, usedIn: string): SearchPicture[] {
  const made = readManifest()[id]?.search;
  if (!made)
    throw new ContentError(usedIn, [
      `la imagen «${id}» no está hecha para los buscadores: ejecuta «npm run pictures»`,
    ]);
  return made;
}

/**
 * A picture of the registry as a page needs it: addresses, size, placeholder and its description in the language.
 * @param crop one of the proportions in which it is made (app/content/picture-uses.ts)
 * @param usedIn the content file or page that asks for it, for the error message
 * @throws {ContentError} if the picture is not registered, or not made in this proportion
 */
export function picture(id: string, language: Language, crop: Crop, usedIn: string): PictureData {
  const entry = registeredPictures()[id];
  if (!entry) throw new ContentError(usedIn, [`la imagen «${id}» no está en ${PICTURES_FILE}`]);
  const encoded = readManifest()[id]?.[crop];
  if (!encoded) {
    throw new ContentError(usedIn, [
      `la imagen «${id}» no está hecha en ${crop}: ejecuta «npm run pictures», o dale esa proporción en ${PAGES_FILE}, «pictures» de la página`,
    ]);
  }
  const alt = entry.alt[language];
  return { ...(alt ? { alt } : { alt: entry.alt.es, altLanguage: DEFAULT_LANGUAGE }), ...encoded };
}
