import type { ContentOf } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { WORK_COMPARISON_START } from '#app/media/comparison-start.ts';
import { phoneSizes } from '#app/media/sizes.ts';
import type { Category } from '#app/sections/works/filter-categories.ts';
import { Comparison, type ComparisonSide } from '#app/ui/comparison.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** Width of the view of a work from 768 px. */
export const VIEW_SIZES = '(width >= 106rem) 100vw, min(94vw, 1600px)';

const WIDE = 'aspect-4/3 md:aspect-21/9';
/** Buildings are tall, so they are cropped less. */
const TALL = 'aspect-square md:aspect-video md:max-h-208 md:w-full';

type Props = {
  words: ContentOf<'projects'>['work'];
  category: Category;
  finished: ComparisonSide;
  /** its steel, from the same place */
  skeleton?: ComparisonSide;
  /** start position of the comparison, in percent */
  start?: number;
  /** whether any picture of the page is a render */
  rendered: boolean;
  sample?: boolean;
};

/** The finished work across the page, compared with its steel if there is a picture of it; notes on renders and samples. */
export function WorkView({
  words,
  category,
  finished,
  skeleton,
  start = WORK_COMPARISON_START,
  rendered,
  sample,
}: Props) {
  const t = useTranslate();
  const box = `bleed to-edges ${category === 'buildings' ? TALL : WIDE}`;
  const note = [
    skeleton && words.caption,
    rendered && t('Imagen: recreación.'),
    sample && t('Nombre y datos de muestra.'),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <figure className="frame studs">
      {skeleton ? (
        <Comparison
          at={start}
          left={skeleton}
          right={finished}
          sizes={VIEW_SIZES}
          label={words.label}
          valueText={(share) =>
            t('{{frame}}\u202f% estructura, {{work}}\u202f% obra terminada', {
              frame: share,
              work: 100 - share,
            })
          }
          className={box}
        />
      ) : (
        <div className={`${box} relative overflow-hidden bg-sand`}>
          <Picture
            picture={finished.picture}
            phone={{ picture: finished.phone, sizes: phoneSizes(100) }}
            sizes={VIEW_SIZES}
            first
          />
        </div>
      )}
      {note && <figcaption className="type-note px-text py-4 text-steel-600">{note}</figcaption>}
    </figure>
  );
}
