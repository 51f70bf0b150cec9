import { useState } from 'react';
import type { PictureData } from '#app/media/picture-data.ts';

type Props = {
  picture: PictureData;
  /** width the picture takes on the screen, as the `sizes` attribute wants it */
  sizes: string;
  /** picture and proportion for screens of less than 768 px, if another crop is shown there */
  phone?: { picture: PictureData; sizes: string };
  /** true for the first picture of a page: loaded at once and with priority */
  first?: boolean;
  /** true where the text beside it already says what is seen */
  decorative?: boolean;
  /** classes of the image itself: `object-*`, transitions */
  className?: string;
};

/**
 * A picture that fills its box, which must have a size of its own. A tiny blurred version stands behind it while
 * it loads; if it never arrives, its description is shown in its place.
 */
export function Picture({ picture, sizes, phone, first = false, decorative = false, className = '' }: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <picture className="absolute inset-0 block overflow-hidden bg-sand">
      {phone && (
        <source
          media="(width < 768px)"
          type="image/avif"
          srcSet={phone.picture.avif}
          sizes={phone.sizes}
          width={phone.picture.width}
          height={phone.picture.height}
        />
      )}
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      {!failed && (
        <img
          src={picture.placeholder}
          alt=""
          aria-hidden="true"
          className={`absolute inset-0 size-full scale-105 object-cover blur-md ${className}`}
          data-placeholder=""
        />
      )}
      <img
        src={picture.src}
        srcSet={picture.jpeg}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(true)}
        className={`absolute inset-0 size-full object-cover ${failed ? 'p-bay text-note text-steel-800' : ''} ${className}`}
      />
    </picture>
  );
}
