import { useEffect, useRef, useState } from 'react';
import type { PictureData } from '#app/media/picture-data.ts';

const PHONE = '(width < 768px)';

type Props = {
  picture: PictureData;
  /** width the picture takes on the screen, as the `sizes` attribute wants it */
  sizes: string;
  /** picture and proportion for screens of less than 768 px, if another crop is shown there */
  phone?: { picture: PictureData; sizes: string };
  /** true for the first picture of a page: loaded at once and with priority */
  first?: boolean;
  /** true for another picture of the first screen: loaded at once, after the first */
  eager?: boolean;
  /** true where the text beside it already says what is seen */
  decorative?: boolean;
  /** classes of the image itself: `object-*`, transitions */
  className?: string;
};

/**
 * A picture that fills its box, which must have a size of its own. A tiny version stands behind it while it loads;
 * if it never arrives, its description is shown in its place.
 */
export function Picture({
  picture,
  sizes,
  phone,
  first = false,
  eager = first,
  decorative = false,
  className = '',
}: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = failedSrc === picture.src;

  // It may have failed before React was there to be told.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(picture.src);
  }, [picture.src]);

  return (
    <span className="absolute inset-0 block overflow-hidden bg-sand">
      {/* A <picture> of its own: inside the other one its sources would replace the placeholder. */}
      {!failed && (
        <picture>
          {phone && <source media={PHONE} srcSet={phone.picture.placeholder} />}
          <img
            src={picture.placeholder}
            alt=""
            aria-hidden="true"
            data-placeholder=""
            className={`absolute inset-0 size-full object-cover ${className}`}
          />
        </picture>
      )}
      <picture>
        {phone && (
          <source
            media={PHONE}
            type="image/avif"
            srcSet={phone.picture.avif}
            sizes={phone.sizes}
            width={phone.picture.width}
            height={phone.picture.height}
          />
        )}
        {phone && <source media={PHONE} srcSet={phone.picture.jpeg} sizes={phone.sizes} />}
        <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
        <img
          ref={image}
          src={picture.src}
          srcSet={picture.jpeg}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={decorative ? '' : picture.alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedSrc(picture.src)}
          data-failed={failed ? '' : undefined}
          className={`absolute inset-0 size-full object-cover ${failed ? 'p-bay text-note text-steel-800' : ''} ${className}`}
        />
      </picture>
    </span>
  );
}
