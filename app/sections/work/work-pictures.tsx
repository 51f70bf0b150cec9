import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { Picture } from '#app/ui/picture.tsx';

const ACROSS = { columns: 'md:col-span-12', box: 'aspect-[2/1]', width: 'min(94vw, 1600px)' };

/** One beside the other they are of one height; the same shapes as in app/content/picture-uses.ts. */
const BESIDE = [
  { columns: 'md:col-span-8', box: 'aspect-[16/10]', width: 'min(63vw, 1070px)' },
  { columns: 'md:col-span-4', box: 'aspect-[4/5]', width: 'min(32vw, 534px)' },
];

type Props = { pictures: readonly { picture: PictureData; caption?: string }[] };

/** Further pictures of a work, from line to line, each with what it shows. */
export function WorkPictures({ pictures }: Props) {
  const shapes = pictures.length === 1 ? [ACROSS] : [...BESIDE, ACROSS];
  return (
    <div className="frame studs track">
      <ul className="bleed grid-12">
        {pictures.map(({ picture, caption }, index) => {
          const { columns, box, width } = shapes[index] ?? ACROSS;
          return (
            <li
              key={picture.base}
              className={`border-line max-md:col-span-full md:even:-ml-px md:even:border-l md:nth-3:border-t ${columns}`}
            >
              <figure>
                <div className={`relative overflow-hidden bg-sand ${box}`}>
                  <Picture picture={picture} sizes={sizes(100, width)} />
                </div>
                {caption && (
                  <figcaption className="type-note px-bleed py-4 text-steel-600">{caption}</figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
