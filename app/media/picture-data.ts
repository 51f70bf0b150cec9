import type { Language } from '#app/site/published-languages.ts';

/** Everything `<Picture>` needs about one picture in one proportion. Given by `picture` of `app/content/pictures.ts`. */
export type PictureData = {
  /** what is seen */
  alt: string;
  /** language of `alt`, if it is not the page's */
  altLanguage?: Language;
  /** pixels of the picture in this proportion, as far as the original goes */
  width: number;
  height: number;
  /** address that its files begin with */
  base: string;
  /** pixels of the versions, from narrow to wide */
  widths: readonly number[];
  /** `object-position` in a box that is narrower or lower: % from the left, % from the top */
  position: readonly [number, number];
  /** mean of its colours, in CSS notation */
  color: string;
};

export type PictureFormat = 'avif' | 'jpg';

/** AVIF exists in every width. Browsers without AVIF are few: they get this width as JPEG, or the widest. */
const JPEG_WIDTH = 800;

/** Widths in which a format exists, given the widths of the picture. */
export function widthsOf(format: PictureFormat, widths: readonly number[]): number[] {
  return widths.filter(
    (width, index) => format === 'avif' || width === JPEG_WIDTH || index === widths.length - 1,
  );
}

/** Address of one version of a picture. */
export function versionUrl(
  { base }: Pick<PictureData, 'base'>,
  width: number,
  format: PictureFormat,
): string {
  return `${base}-${width}.${format}`;
}

/** The `srcset` of a picture in a format. */
export function sourceSet(picture: PictureData, format: PictureFormat): string {
  return widthsOf(format, picture.widths)
    .map((width) => `${versionUrl(picture, width, format)} ${width}w`)
    .join(', ');
}

/** Narrowest JPEG, for browsers without `srcset`. */
export function plainSource(picture: PictureData): string {
  return versionUrl(picture, widthsOf('jpg', picture.widths)[0] ?? picture.width, 'jpg');
}

/** Widest JPEG, for enlarging without a script, and for programs that take only one picture. */
export function largestSource(picture: PictureData): string {
  return versionUrl(picture, picture.widths.at(-1) ?? picture.width, 'jpg');
}
