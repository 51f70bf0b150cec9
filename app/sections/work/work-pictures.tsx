import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { Picture } from '#app/ui/picture.tsx';

const ACROSS = { box: 'md:col-span-12 aspect-[2/1]', width: 'min(94vw, 1600px)' };

/** One beside the other they are of one height; the same shapes as in app/content/picture-uses.ts. */
const BESIDE = [
  { box: 'md:col-span-8 aspect-[16/10]', width: 'min(63vw, 1070px)' },
  { box: 'md:col-span-4 aspect-[4/5]', width: 'min(32vw, 534px)' },
];

/** Further pictures of a work, from line to line. */
export function WorkPictures({ pictures }: { pictures: readonly PictureData[] }) {
  const shapes = pictures.length === 1 ? [ACROSS] : [...BESIDE, ACROSS];
  return (
    <div className="frame studs track">
      <ul className="bleed grid-12">
        {pictures.map((picture, index) => {
          const { box, width } = shapes[index] ?? ACROSS;
          return (
            <li
              key={picture.base}
              className={`relative overflow-hidden border-paper bg-sand max-md:col-span-full max-md:not-first:border-t-2 md:even:border-l-2 ${box}`}
            >
              <Picture picture={picture} sizes={sizes(100, width)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
