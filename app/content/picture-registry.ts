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
  for (const [id, { file, ...entry }] of Object.entries(readYaml(PICTURES_FILE, picturesSchema))) {
    all[id] = {
      ...entry,
      original: `assets/images/originals/${file}`,
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
  for (const { original, file, field } of Object.values(registeredPictures())) {
    if (!existsSync(projectFile(original)))
      throw new ContentError(file, [`${field}: there is no ${original}`]);
  }
}
