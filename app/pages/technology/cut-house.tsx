import type { PictureData } from '#app/media/picture-data.ts';
import { EDGE_TO_EDGE, phoneSizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { Picture } from '#app/ui/picture.tsx';

type Props = {
  /** names of what the pictures show, from left to right */
  labels: readonly string[];
  wide: PictureData;
  tall: PictureData;
  rendered: boolean;
};

/** Where the names stand. */
const PLACES = [
  'top-[19%] bottom-[54%] left-[27%] md:top-[6%] md:bottom-[69%] md:left-[42%]',
  'top-[6%] bottom-[54%] left-[48%] md:bottom-[70%] md:left-[59.6%]',
  'top-[12.5%] bottom-[54%] left-[56%] md:bottom-[70%] md:left-[66.6%] lg:top-[6%]',
  'top-[6%] bottom-[54%] left-[88.5%] md:bottom-[70%] md:left-[92.6%]',
];

/** One house peeled layer by layer, with a line from each name to what it names. */
export function CutHouse({ labels, wide, tall, rendered }: Props) {
  return (
    <section className="frame studs track">
      <figure className="bleed to-edges relative aspect-10/11 overflow-hidden md:aspect-40/21">
        <Picture
          picture={wide}
          phone={{ picture: tall, sizes: phoneSizes(100) }}
          sizes={EDGE_TO_EDGE}
          first
          className="object-[50%_62%] md:object-[50%_60%]"
        />
        <figcaption>
          <ul>
            {labels.map((label, index) => (
              <li
                key={label}
                className={`absolute flex -translate-x-1/2 flex-col items-center whitespace-nowrap font-semibold font-stretch-92% text-small leading-tight after:mt-2 after:w-px after:flex-1 after:bg-ink ${PLACES[index]}`}
              >
                {label}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      {rendered && <RenderNote className="px-text py-4" />}
    </section>
  );
}
