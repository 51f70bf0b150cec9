import type { MetaDescriptor } from 'react-router';
import { type PictureData, sourceSet } from '#app/media/picture-data.ts';
import { PHONE, phoneSizes } from '#app/media/sizes.ts';

/**
 * Preload links for the first picture of a page: they load the version that `<Picture>` will show, as long as both get
 * the same `sizes`.
 * @param wide what is shown from 768 px, and its `sizes`
 * @param phone what is shown below 768 px, from edge to edge
 */
export function preloadPicture(wide: PictureData, sizes: string, phone: PictureData): MetaDescriptor[] {
  const link = { tagName: 'link' as const, rel: 'preload', as: 'image', type: 'image/avif' };
  return [
    {
      ...link,
      media: PHONE,
      imageSrcSet: sourceSet(phone, 'avif'),
      imageSizes: phoneSizes(100),
      fetchPriority: 'high',
    },
    {
      ...link,
      media: '(width >= 768px)',
      imageSrcSet: sourceSet(wide, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    },
  ];
}
