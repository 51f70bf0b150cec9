import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import type { Category } from '#app/sections/works/filter-categories.ts';
import { Picture } from '#app/ui/picture.tsx';

const ACROSS = { columns: 'md:col-span-12', box: 'aspect-2/1', width: 'min(94vw, 1600px)' };

/** Side by side they have the same height; the same proportions as in app/content/work-crops.ts. */
const WIDE = { columns: 'md:col-span-8', box: 'aspect-16/10', width: 'min(63vw, 1070px)' };
const UPRIGHT = { columns: 'md:col-span-4', width: 'min(32vw, 534px)' };

type Props = { category: Category; pictures: readonly { picture: PictureData; caption?: string }[] };

/** Further pictures of a work, each with its caption. */
export function WorkPictures({ category, pictures }: Props) {
  // On phones the upright picture is cropped to a square, except for buildings, which are tall.
  const upright = category === 'buildings' ? 'aspect-4/5' : 'aspect-square md:aspect-4/5';
  const shapes = [WIDE, { ...UPRIGHT, box: upright }, ACROSS];
  // A single picture has its caption beside it, as large as a lead.
  const only = pictures.length === 1;
  return (
    <div className="frame studs track">
      <ul className="bleed grid-12 cells">
        {pictures.map(({ picture, caption }, index) => {
          const { columns, box, width } = shapes[index] ?? ACROSS;
          return (
            <li key={picture.base} className={`max-md:col-span-full ${only ? 'md:col-span-12' : columns}`}>
              <figure className={only ? 'md:grid-12' : ''}>
                <div className={`relative overflow-hidden bg-sand ${box} ${only ? columns : ''}`}>
                  <Picture picture={picture} sizes={sizes(100, width)} />
                </div>
                {caption && (
                  <figcaption
                    className={`px-bleed ${only ? 'type-lead self-end py-step-2 text-steel-800 md:col-span-4' : 'type-note py-4 text-steel-600'}`}
                  >
                    {caption}
                  </figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
