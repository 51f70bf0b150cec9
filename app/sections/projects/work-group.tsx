import type { MouseEvent } from 'react';
import type { Work as ListedWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { largestSource, type PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import type { Category } from '#app/sections/projects/categories.ts';
import { WorkFacts } from '#app/sections/projects/work-facts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** A work of the portfolio with its picture, as its bay shows it and whole. */
export type Work = Omit<ListedWork, 'picture'> & {
  picture: PictureData;
  enlarged: PictureData;
  rendered: boolean;
};

/** One bay of a composition: its columns, the shape of its picture box and the picture's width from 768 px. */
type Bay = { cell: string; box: string; width: string };

const HALF: Bay = { cell: 'md:col-span-6', box: 'aspect-[4/3] md:aspect-[16/10]', width: 'min(47vw, 800px)' };
const SIDE: Bay = { cell: 'md:col-span-4', box: 'aspect-[4/3]', width: 'min(32vw, 534px)' };
/** Square pictures a little cut at the sides. */
const TALL: Bay = {
  cell: 'md:col-span-6',
  box: 'aspect-square md:aspect-[8/9]',
  width: 'min(50vw, 860px)',
};
const SHOP_BOX = 'max-md:aspect-[4/3] md:h-[clamp(16rem,34vw,31rem)]';

const COMPOSITIONS: Record<Category, Bay[]> = {
  residential: [
    {
      cell: 'md:col-span-8 md:row-span-2 md:flex md:flex-col',
      box: 'max-lg:aspect-[4/3] lg:min-h-96 lg:flex-1',
      width: 'min(66vw, 1130px)',
    },
    SIDE,
    SIDE,
  ],
  buildings: [TALL, TALL],
  commercial: [
    { cell: 'md:col-span-7', box: SHOP_BOX, width: 'min(52vw, 890px)' },
    { cell: 'md:col-span-5', box: SHOP_BOX, width: 'min(46vw, 667px)' },
  ],
  warehouses: [HALF, HALF],
};

type Props = {
  category: Category;
  anchor: string;
  heading: string;
  works: Work[];
  hidden: boolean;
  /** true for the group whose first picture is the first of the page */
  first: boolean;
  onEnlarge: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
};

// Names by which the browser tells the groups apart while it moves them.
const MOVING: Record<Category, string> = {
  residential: '[view-transition-name:work-residential]',
  buildings: '[view-transition-name:work-buildings]',
  commercial: '[view-transition-name:work-commercial]',
  warehouses: '[view-transition-name:work-warehouses]',
};

/** One kind of work: heading and pictures that touch the lines of their bays, each a link to its large version. */
export function WorkGroup({ category, anchor, heading, works, hidden, first, onEnlarge }: Props) {
  const t = useTranslate();
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-titulo`}
      hidden={hidden}
      className={`scroll-mt-[2.875rem] border-line border-b ${MOVING[category]}`}
    >
      <h2
        id={`${anchor}-titulo`}
        className="type-h2 px-text pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(1.25rem,2.4vw,2rem)]"
      >
        {heading}
      </h2>
      <ul className="grid-12 bleed track">
        {works.map((work, index) => {
          const { id, name, summary, picture, enlarged } = work;
          const bay = COMPOSITIONS[category][index] ?? HALF;
          return (
            <li
              key={id}
              id={id}
              className={`work relative scroll-mt-14 border-line max-md:col-span-full ${bay.cell}`}
            >
              <a
                href={largestSource(enlarged)}
                data-enlarge=""
                onClick={(event) => onEnlarge(id, event)}
                className={`group relative block scroll-mt-14 cursor-zoom-in overflow-hidden bg-sand focus-visible:z-1 ${bay.box}`}
              >
                <span className="sr-only">{t('Ampliar {{name}}', { name })}. </span>
                <Picture
                  picture={picture}
                  sizes={sizes(100, bay.width)}
                  first={first && index === 0}
                  className="transition-[scale] duration-1200 ease-frame group-hover:scale-102"
                />
                <span className="absolute right-0 bottom-0 grid size-11 place-content-center bg-paper opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:opacity-100 print:hidden">
                  <Icon name="enlarge" className="size-[1.1rem]" />
                </span>
              </a>
              <div className="px-bleed pt-4 pb-[1.6rem]">
                <h3 className="type-h3 text-[1.375rem]!">{name}</h3>
                <p className="mt-[.2rem] text-small text-steel-600">{summary}</p>
                <WorkFacts work={work} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
