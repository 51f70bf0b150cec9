import type { ImageObject } from 'schema-dts';
import { registeredPictures } from '#app/content/picture-registry.ts';
import type { SearchPicture } from '#app/content/pictures.ts';
import { largestSource, type PictureData } from '#app/media/picture-data.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { COMPANY_ID, refer } from './ids.ts';

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
 * A picture with its size, its maker, and whether it is a rendered image.
 * @param alt what is seen
 * @throws if `src` is no picture of the site
 * @see https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 * @see https://schema.org/digitalSourceType
 */
export function imageObject({ src, width, height }: SearchPicture, alt: string): ImageObject {
  const url = absoluteUrl(src);
  return {
    '@type': 'ImageObject',
    url,
    contentUrl: url,
    // As text: schema.org knows no plain numbers here.
    width: `${width}`,
    height: `${height}`,
    ...(alt && { caption: alt }),
    creator: refer(COMPANY_ID),
    creditText: settings.brand,
    copyrightNotice: `© ${settings.brand}`,
    ...(isRendered(src) && { digitalSourceType: 'DigitalArtDigitalSource' as const }),
  };
}

/** The same for a picture that a page shows, in its largest size. */
export function imageOf(picture: PictureData): ImageObject {
  const width = picture.widths.at(-1) ?? picture.width;
  const height = Math.round((picture.height * width) / picture.width);
  return imageObject({ src: largestSource(picture), width, height }, picture.alt);
}
