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
 * Pictures taken from one spot, one over the other, cross-fading from one to the next. All up to the current one stay
 * opaque: the later one fades in over the earlier, or away from it, and the ground never shows through. One that is
 * still on its way leaves the one before in sight.
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
