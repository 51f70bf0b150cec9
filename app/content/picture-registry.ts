import { existsSync } from 'node:fs';
import type { Crop } from './crops.ts';
import { filmSchema, picturesSchema } from './schema/collections.ts';
import { ContentError, projectFile, readYaml } from './source.ts';

export const PICTURES_FILE = 'content/pictures.yaml';
export const FILM_FILE = 'content/film.yaml';

/** Name by which pages ask for the picture of the film. */
export const FILM_POSTER = 'film-poster';

/** A picture of the site, and where it is registered. */
export type RegisteredPicture = {
  /** the original, from the project's root */
  original: string;
  /** the original that takes its left part, in a comparison as it stands at first */
  left?: string;
  /** content file and field that name it, for messages */
  file: string;
  field: string;
  focus: [number, number];
  cuts?: Partial<Record<Crop, [number, number]>>;
  alt: Record<string, string>;
  render: boolean;
};

/** Every picture by the name that pages and content files use: those of content/pictures.yaml and the film's. */
export function registeredPictures(): Record<string, RegisteredPicture> {
  const { poster, focus, alt, render } = readYaml(FILM_FILE, filmSchema);
  const all: Record<string, RegisteredPicture> = {
    [FILM_POSTER]: {
      original: `assets/film/${poster}`,
      file: FILM_FILE,
      field: 'poster',
      focus,
      alt,
      render,
    },
  };
  for (const [id, { file, left, ...entry }] of Object.entries(readYaml(PICTURES_FILE, picturesSchema))) {
    all[id] = {
      ...entry,
      original: `assets/images/originals/${file}`,
      ...(left && { left: `assets/images/originals/${left}` }),
      file: PICTURES_FILE,
      field: `${id} › file`,
    };
  }
  return all;
}

/**
 * Checks that the original of every registered picture is there.
 * @throws {ContentError} naming the file and the field of the first that is missing
 */
export function requireOriginals(): void {
  for (const { original, left, file, field } of Object.values(registeredPictures())) {
    for (const each of left ? [original, left] : [original])
      if (!existsSync(projectFile(each))) throw new ContentError(file, [`${field}: there is no ${each}`]);
  }
}
