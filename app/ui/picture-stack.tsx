import { type SyntheticEvent, useState } from 'react';
import type { PictureData } from '#app/media/picture-data.ts';
import { Picture } from '#app/ui/picture.tsx';

type Props = {
  /** registered pictures, earliest first */
  pictures: readonly PictureData[];
  current: number;
  sizes: string;
  /** true while only the current one is wanted, so that nothing else is downloaded */
  alone?: boolean;
};

/**
 * Stacked pictures from the same camera, cross-fading from one to the next. All up to the current one stay opaque: the
 * later one fades in or out over the earlier, and the background never shows through. Until a picture has loaded, the one
 * before it stays in view.
 */
export function PictureStack({ pictures, current, sizes, alone = false }: Props) {
  const [initial] = useState(current);
  const [arrived, setArrived] = useState<readonly number[]>([initial]);

  return pictures.map((picture, index) => {
    if (alone && index !== current) return null;
    const settle = ({ target }: SyntheticEvent) => {
      if ((target as HTMLElement).dataset.placeholder === undefined) setArrived((all) => [...all, index]);
    };
    return (
      <div
        key={picture.base}
        aria-hidden={index !== current || undefined}
        onLoadCapture={settle}
        onErrorCapture={settle}
        className={`absolute inset-0 transition-opacity duration-(--duration-enter) ease-linear ${index <= current && arrived.includes(index) ? 'opacity-100' : 'opacity-0'}`}
      >
        <Picture picture={picture} sizes={sizes} />
      </div>
    );
  });
}
