import type { Language } from '#app/site/published-languages.ts';
import type { Cutting } from './crops.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { filmSchema, picturesSchema } from './schema/pictures.ts';

export const PICTURES_FILE = collectionFile('pictures');
export const FILM_FILE = collectionFile('film');

/** Name by which pages ask for the picture of the film. */
export const FILM_POSTER = 'film-poster';

/** A picture of the site, and where it is registered. */
export type RegisteredPicture = {
  /** the original, from the project's root */
  original: string;
  /** original of its left part, if it is one picture made of two */
  left?: string;
  /** content file and field that name it, for messages */
  file: string;
  field: string;
  alt: { es: string } & Partial<Record<Language, string>>;
  render: boolean;
  /** positions of small numbers in it, in percent of its 16:10 crop */
  numbers?: { left: number; top: number }[];
} & Cutting;

/**
 * The site's own film, as the owner describes it.
 * @throws {ContentError} if content/film/ is wrong
 */
export function film() {
  return readCollection('film', filmSchema);
}

/**
 * The pictures that the owner has registered, by their names.
 * @throws {ContentError} if content/pictures/ is wrong
 */
export function pictures() {
  return readCollection('pictures', picturesSchema);
}

/** Every picture by the name that pages and content files use: those of content/pictures/ and the film's. */
export function registeredPictures(): Record<string, RegisteredPicture> {
  const { poster, focus, alt, render } = film();
  const all: Record<string, RegisteredPicture> = {
    [FILM_POSTER]: {
      original: poster.slice(1),
      file: FILM_FILE,
      field: 'poster',
      focus,
      alt,
      render,
    },
  };
  for (const [id, { file, left, ...entry }] of Object.entries(pictures())) {
    all[id] = {
      ...entry,
      original: file.slice(1),
      ...(left && { left: left.slice(1) }),
      file: PICTURES_FILE,
      field: `pictures › ${id} › file`,
    };
  }
  return all;
}
