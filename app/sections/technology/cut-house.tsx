import { useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { EDGE_TO_EDGE, phoneSizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/shared/render-note.tsx';
import { Picture } from '#app/ui/picture.tsx';

type Props = { wide: PictureData; tall: PictureData; rendered: boolean };

/** One house peeled layer by layer, with a line from each name to what it names. */
export function CutHouse({ wide, tall, rendered }: Props) {
  const t = useTranslate();
  const labels = [
    {
      text: t('Casa terminada'),
      place: 'top-[19%] bottom-[54%] left-[27%] md:top-[6%] md:bottom-[69%] md:left-[42%]',
    },
    { text: t('Aislamiento'), place: 'top-[6%] bottom-[54%] left-[48%] md:bottom-[70%] md:left-[59.6%]' },
    {
      text: t('OSB'),
      place: 'top-[12.5%] bottom-[54%] left-[56%] md:bottom-[70%] md:left-[66.6%] lg:top-[6%]',
    },
    { text: t('Acero'), place: 'top-[6%] bottom-[54%] left-[88.5%] md:bottom-[70%] md:left-[92.6%]' },
  ];
  return (
    <section className="frame studs track">
      <figure className="bleed to-edges relative aspect-[10/11] overflow-hidden md:aspect-[16/8.4]">
        <Picture
          picture={wide}
          phone={{ picture: tall, sizes: phoneSizes(100) }}
          sizes={EDGE_TO_EDGE}
          first
          className="object-[50%_62%] md:object-[50%_60%]"
        />
        <figcaption>
          <ul>
            {labels.map(({ text, place }) => (
              <li
                key={text}
                className={`absolute flex -translate-x-[50%] flex-col items-center whitespace-nowrap font-semibold font-stretch-92% text-small leading-[1.2] after:mt-2 after:w-px after:flex-1 after:bg-ink ${place}`}
              >
                {text}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      {rendered && <RenderNote className="px-text py-4" />}
    </section>
  );
}
