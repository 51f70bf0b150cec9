import { existsSync, readFileSync } from 'node:fs';
import type { PictureData } from '../app/media/picture-data.ts';
import type { Language } from '../app/site/languages.ts';
import { picturesSchema } from './schema/collections.ts';
import { ContentError, projectFile, readYaml } from './source.ts';

const REGISTRY = 'content/pictures.yaml';

/** Where `scripts/encode-pictures.ts` writes what it has encoded. */
export const PICTURE_MANIFEST = '.cache/pictures.json';

/** Files of one picture in one proportion, as encoded. `avif` and `jpeg` go from narrow to wide. */
export type EncodedPicture = {
  width: number;
  height: number;
  avif: { src: string; width: number }[];
  jpeg: { src: string; width: number }[];
  /** tiny WebP as a data: address, shown while the picture loads */
  placeholder: string;
};

export type PictureManifest = Record<string, Record<string, EncodedPicture>>;

/** Name of the uncropped version of a picture in the manifest. */
export const UNCROPPED = 'full';

let manifest: PictureManifest | undefined;

function readManifest(): PictureManifest {
  if (!existsSync(projectFile(PICTURE_MANIFEST))) {
    throw new ContentError(PICTURE_MANIFEST, ['missing: run "npm run pictures" first']);
  }
  manifest ??= JSON.parse(readFileSync(projectFile(PICTURE_MANIFEST), 'utf8')) as PictureManifest;
  return manifest;
}

/** Whether a picture of the registry is a rendered image and not a photograph of a real work. */
export function isRender(id: string): boolean {
  return readYaml(REGISTRY, picturesSchema)[id]?.render ?? false;
}

function sourceSet(files: EncodedPicture['avif']): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/**
 * A picture of the registry as a page needs it: addresses, size, placeholder and its description in the language.
 * @param crop one of the proportions that content/pictures.yaml lists for it, or nothing for the whole picture
 * @param usedIn the content file or page that asks for it, for the error message
 * @throws {ContentError} if the picture or the proportion is not registered
 */
export function picture(
  id: string,
  language: Language,
  crop: string = UNCROPPED,
  usedIn = REGISTRY,
): PictureData {
  const entry = readYaml(REGISTRY, picturesSchema)[id];
  if (!entry) throw new ContentError(usedIn, [`picture "${id}" is not in ${REGISTRY}`]);
  const encoded = readManifest()[id]?.[crop];
  if (!encoded)
    throw new ContentError(REGISTRY, [`${id} › crops: expected "${crop}", which ${usedIn} shows`]);
  return {
    alt: entry.alt[language],
    width: encoded.width,
    height: encoded.height,
    avif: sourceSet(encoded.avif),
    jpeg: sourceSet(encoded.jpeg),
    src: encoded.jpeg[0]?.src ?? '',
    largest: encoded.jpeg.at(-1)?.src ?? '',
    placeholder: encoded.placeholder,
  };
}
