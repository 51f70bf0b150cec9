import { useEffect, useRef, useState } from 'react';
import { type PictureData, plainSource, sourceSet } from '#app/media/picture-data.ts';
import { PHONE } from '#app/media/sizes.ts';

type Props = {
  picture: PictureData;
  /** width the picture takes on the screen, as the `sizes` attribute wants it */
  sizes: string;
  /** picture and `sizes` for screens below 768 px, if another crop is shown there */
  phone?: { picture: PictureData; sizes: string };
  /** true for the first picture of a page: loaded at once and with priority */
  first?: boolean;
  /** true for another picture of the first screen: loaded at once, after the first */
  eager?: boolean;
  /** true for another picture of the first screen, of low priority so as not to delay the first one */
  waits?: boolean;
  /** classes of the `img`; the picture's focus stays in view without any */
  className?: string;
};

/**
 * A picture that fills its box, which must have a size of its own. Its mean colour is the placeholder while it loads; if
 * it fails, its alt text is shown.
 * Tiny `data:` pictures looked closer to the real one, but browsers decode each of them at once, even far below the screen.
 */
export function Picture({ picture, sizes, phone, first = false, eager = first, waits, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [failedBase, setFailedBase] = useState<string>();
  const failed = failedBase === picture.base;
  const [x, y] = picture.position;

  // It may have failed before hydration, when React could not get the event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedBase(picture.base);
  }, [picture.base]);

  return (
    <span className="picture" style={{ '--position': `${x}% ${y}%` }}>
      {!failed && <span style={{ color: picture.color }} aria-hidden="true" data-placeholder="" />}
      <picture>
        {phone && (
          <source
            media={PHONE}
            type="image/avif"
            srcSet={sourceSet(phone.picture, 'avif')}
            sizes={phone.sizes}
            width={phone.picture.width}
            height={phone.picture.height}
          />
        )}
        {phone && <source media={PHONE} srcSet={sourceSet(phone.picture, 'jpg')} sizes={phone.sizes} />}
        <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
        <img
          ref={image}
          src={plainSource(picture)}
          srcSet={sourceSet(picture, 'jpg')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          lang={picture.altLanguage}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : waits ? 'low' : undefined}
          decoding="async"
          onError={() => setFailedBase(picture.base)}
          data-failed={failed ? '' : undefined}
          className={className}
        />
      </picture>
    </span>
  );
}
