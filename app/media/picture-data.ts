/** Everything `<Picture>` needs about one picture in one proportion. Made by `content/pictures.ts`. */
export type PictureData = {
  /** what is seen; empty for a decorative picture */
  alt: string;
  /** pixels of the widest version; they fix the proportion */
  width: number;
  height: number;
  /** `srcset` of the AVIF versions */
  avif: string;
  /** `srcset` of the JPEG fallback */
  jpeg: string;
  /** narrowest JPEG, for browsers without `srcset` */
  src: string;
  /** widest JPEG, for enlarging without a script */
  largest: string;
  /** tiny WebP as a `data:` address */
  placeholder: string;
};
