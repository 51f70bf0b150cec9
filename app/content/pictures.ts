import type { PictureData } from '#app/media/picture-data.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/published-languages.ts';
import { type Crop, CUTS } from './crops.ts';
import { PICTURES_FILE, registeredPictures } from './picture-registry.ts';
import { type Versions, versionsOf } from './picture-widths.ts';
import { ContentError } from './source.ts';

const asked = new Map<string, Versions>();

/** The pictures that pages have asked for since the last call: their files have to be made. */
export function takeAskedPictures(): Versions[] {
  const taken = [...asked.values()];
  asked.clear();
  return taken;
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
 * A picture of the registry as a page needs it: addresses, size, placeholder and its description in the language. Whoever
 * asks for it need do nothing else: its files are made for the document, or when a browser asks the development server.
 * @param usedIn the content file or page that asks for it, for the error message
 * @throws {ContentError} if the picture is not registered, or its file is no picture
 */
export function picture(id: string, language: Language, crop: Crop, usedIn: string): PictureData {
  const entry = registeredPictures()[id];
  if (!entry) throw new ContentError(usedIn, [`la imagen «${id}» no está en ${PICTURES_FILE}`]);
  const versions = versionsOf(id, entry, crop);
  asked.set(versions.shown.base, versions);
  const alt = entry.alt[language];
  return { ...(alt ? { alt } : { alt: entry.alt.es, altLanguage: DEFAULT_LANGUAGE }), ...versions.shown };
}

/**
 * The picture that an address belongs to.
 * @param address of one of its files, e.g. `/pictures/villa-4x3.0123456789-800.avif`
 * @returns undefined if no picture has it, or no longer
 */
export function pictureAt(address: string): Versions | undefined {
  const [, base, id = '', cut] =
    /^((?:\/pictures\/)([\w-]+?)(?:-(\d+x\d+))?\.\w{10})-\d+\.\w+$/.exec(address) ?? [];
  const entry = registeredPictures()[id];
  if (!entry) return undefined;
  // What is hardly cut keeps the name of the whole, so any proportion may stand behind it.
  const crops: Crop[] = cut ? [cut.replace('x', ':') as Crop] : ['full', ...CUTS];
  return crops.map((crop) => versionsOf(id, entry, crop)).find(({ shown }) => shown.base === base);
}
