import { useTranslate } from '#app/i18n/use-translate.ts';
import { WORK_COMPARISON_START } from '#app/media/comparison-start.ts';
import { phoneSizes } from '#app/media/sizes.ts';
import type { Category } from '#app/sections/projects/categories.ts';
import { Comparison, type ComparisonSide } from '#app/ui/comparison.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** Width of the view of a work from 768 px. */
export const VIEW_SIZES = '(width >= 106rem) 100vw, min(94vw, 1600px)';

const WIDE = 'aspect-[4/3] md:aspect-[21/9]';

/** What is tall is cut less. */
const BOXES: Record<Category, string> = {
  residential: WIDE,
  buildings: 'aspect-square md:aspect-video md:max-h-208 md:w-full',
  commercial: WIDE,
  warehouses: WIDE,
};

/** The finished work, as large as the page is wide. */
export function WorkPicture({ category, finished }: { category: Category; finished: ComparisonSide }) {
  return (
    <div className="frame studs">
      <div className={`bleed to-edges relative overflow-hidden bg-sand ${BOXES[category]}`}>
        <Picture
          picture={finished.picture}
          phone={{ picture: finished.phone, sizes: phoneSizes(100) }}
          sizes={VIEW_SIZES}
          first
        />
      </div>
    </div>
  );
}

type ComparisonProps = {
  category: Category;
  skeleton: ComparisonSide;
  finished: ComparisonSide;
  /** where it is cut at first, in percent */
  start?: number;
};

/** The same with its steel beside it, from the same place. */
export function WorkComparison({
  category,
  skeleton,
  finished,
  start = WORK_COMPARISON_START,
}: ComparisonProps) {
  const t = useTranslate();
  return (
    <figure className="frame studs">
      <Comparison
        first
        at={start}
        left={skeleton}
        right={finished}
        sizes={VIEW_SIZES}
        label={t('Comparar la estructura de acero con la obra terminada')}
        valueText={(share) =>
          t('{{frame}} % estructura, {{work}} % obra terminada', { frame: share, work: 100 - share })
        }
        className={`bleed to-edges ${BOXES[category]}`}
      />
      <figcaption className="type-note px-text py-4 text-steel-600">
        {t('El acero que lleva dentro y la obra terminada, desde el mismo punto.')}
      </figcaption>
    </figure>
  );
}
