import path from 'node:path';
import type { ImageObject } from 'schema-dts';
import sharp from 'sharp';
import { registeredPictures } from '#app/content/picture-registry.ts';
import { projectFile } from '#app/content/source.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { COMPANY_ID, refer } from './ids.ts';

/** Pixels, as text: schema.org knows no plain numbers here. */
type Size = { width: string; height: string };

const sizes = new Map<string, Promise<Size>>();

/** Pixels of a built file, read from the file itself. */
function sizeOf(src: string): Promise<Size> {
  const read = async () => {
    const { width, height } = await sharp(path.join(projectFile('build/client'), src)).metadata();
    return { width: `${width}`, height: `${height}` };
  };
  const size = sizes.get(src) ?? read();
  sizes.set(src, size);
  return size;
}

/**
 * Whether a file shows a rendered image: it must not pass for a photograph.
 * @throws if it is no picture of the site
 */
function isRendered(src: string): boolean {
  // The whole picture or a cut of it: `id.hash-width`, `id-2x1.hash-width`.
  const [, id = ''] = /^\/pictures\/([\w-]+?)(?:-\d+x\d+)?\./.exec(src) ?? [];
  const entry = registeredPictures()[id];
  if (!entry) throw new Error(`${src}: no picture of the site`);
  return entry.render;
}

/**
 * A picture with its real size, its maker, and whether it is a rendered image.
 * @param src path of a file of public/pictures
 * @param alt what is seen
 * @see https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 * @see https://schema.org/digitalSourceType
 */
export async function imageObject({ src, alt }: { src: string; alt: string }): Promise<ImageObject> {
  const url = absoluteUrl(src);
  return {
    '@type': 'ImageObject',
    url,
    contentUrl: url,
    ...(await sizeOf(src)),
    ...(alt && { caption: alt }),
    creator: refer(COMPANY_ID),
    creditText: settings.brand,
    copyrightNotice: `© ${settings.brand}`,
    ...(isRendered(src) && { digitalSourceType: 'DigitalArtDigitalSource' as const }),
  };
}
