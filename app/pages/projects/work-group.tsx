import type { MouseEvent } from 'react';
import type { ContentOf } from '#app/content/collections.ts';
import type { Work as ListedWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { largestSource, type PictureData } from '#app/media/picture-data.ts';
import { phoneSizes, sizes } from '#app/media/sizes.ts';
import type { Category } from '#app/sections/works/filter-categories.ts';
import type { FilterState } from '#app/sections/works/use-filter-state.ts';
import { useWorkFacts } from '#app/sections/works/work-facts.tsx';
import { CardLink } from '#app/ui/card-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { GroupHead } from './group-head.tsx';

/** A work of the portfolio with its picture: cropped for a pair, cropped for a row of its own, and whole. */
export type Work = Omit<ListedWork, 'picture'> & {
  picture: PictureData;
  /** crop for a row of its own */
  wide: PictureData;
  enlarged: PictureData;
  rendered: boolean;
};

/** One bay of a composition: its columns, the shape of its picture box and the picture's width from 768 px. */
type Bay = { cell: string; box: string; width: string };

const HALF: Bay = { cell: 'md:col-span-6', box: 'aspect-4/3 md:aspect-16/10', width: 'min(47vw, 800px)' };
/** Square pictures a little cut at the sides. */
const TALL: Bay = { ...HALF, box: 'aspect-square md:aspect-8/9', width: 'min(50vw, 860px)' };
const SHOP_BOX = 'max-md:aspect-4/3 md:h-[clamp(16rem,34vw,31rem)]';

/** Works stand in pairs. */
const PAIRS: Record<Category, readonly [Bay, Bay]> = {
  residential: [HALF, HALF],
  buildings: [TALL, TALL],
  commercial: [
    { cell: 'md:col-span-7', box: SHOP_BOX, width: 'min(52vw, 890px)' },
    { cell: 'md:col-span-5', box: SHOP_BOX, width: 'min(46vw, 667px)' },
  ],
  warehouses: [HALF, HALF],
};

/** Where their number is odd, the first one has a row of its own. Buildings are tall, so they are cropped less. */
const aloneBox = (category: Category) =>
  category === 'buildings' ? 'aspect-square md:aspect-video' : 'aspect-4/3 md:aspect-21/9';

type Props = {
  words: ContentOf<'projects'>['groups'][Category];
  category: Category;
  anchor: string;
  heading: string;
  works: Work[];
  /** weeks that a house of average size takes at most */
  houseWeeks: number;
  /** address of the calculator with the group's kind of building */
  calculator: string;
  hidden: boolean;
  /** router state of its links: the chosen group, if any */
  filter: FilterState;
  /** true for the group whose first picture is the first of the page */
  first: boolean;
  onEnlarge: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * One kind of work: a heading, and cards whose pictures fill their cells. Each card links to the work's own page; a link
 * in the corner of its picture enlarges the picture.
 */
export function WorkGroup({
  words,
  category,
  anchor,
  heading,
  works,
  houseWeeks,
  calculator,
  hidden,
  filter,
  first,
  onEnlarge,
}: Props) {
  const t = useTranslate();
  const factsOf = useWorkFacts();
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-titulo`}
      hidden={hidden}
      className="work-group scroll-mt-11.5 border-line not-first:-mt-px not-first:border-t"
      // A view transition tells the groups apart by it.
      style={{ viewTransitionName: `work-${category}` }}
    >
      <GroupHead
        words={words}
        id={`${anchor}-titulo`}
        heading={heading}
        works={works}
        houseWeeks={houseWeeks}
        calculator={calculator}
      />
      <ul className="grid-12 bleed cells track">
        {works.map((work, index) => {
          const { id, path, lang, name, summary, picture, wide, enlarged } = work;
          const alone = index === 0 && works.length % 2 === 1;
          const right = (works.length - index) % 2 === 1;
          const bay = PAIRS[category][right ? 1 : 0];
          return (
            <li
              key={id}
              id={id}
              className={`work group/link flex scroll-mt-14 flex-col max-md:col-span-full ${alone ? 'md:col-span-12' : bay.cell}`}
            >
              <div className={`relative overflow-hidden bg-sand ${alone ? aloneBox(category) : bay.box}`}>
                <Picture
                  {...(alone
                    ? {
                        picture: wide,
                        sizes: 'min(94vw, 1600px)',
                        phone: { picture, sizes: phoneSizes(100) },
                      }
                    : { picture, sizes: sizes(100, bay.width) })}
                  first={first && index === 0}
                  className="transition-transform duration-1200 ease-frame group-hover/link:scale-102"
                />
                <a
                  href={largestSource(enlarged)}
                  data-enlarge=""
                  onClick={(event) => onEnlarge(id, event)}
                  className="absolute right-0 bottom-0 z-1 grid size-11 cursor-zoom-in scroll-mt-14 place-content-center bg-paper hover:text-oxide-text focus-visible:-outline-offset-4 print:hidden"
                >
                  <span className="sr-only">{t('Ampliar {{name}}', { name })}</span>
                  <Icon name="enlarge" className="size-4.5" />
                </a>
              </div>
              <div
                className={`px-bleed flex grow flex-col justify-between pt-4 pb-6.5 ${alone ? 'lg:grid lg:grid-cols-[calc((100%+2*var(--spacing-bay))*7/12)_1fr] lg:items-baseline' : ''}`}
              >
                <div>
                  <h3 className="type-h4">
                    <CardLink to={path} state={filter} lang={lang} hrefLang={lang}>
                      {name}
                    </CardLink>
                  </h3>
                  <p lang={lang} className="mt-1 text-balance text-body text-steel-800">
                    {summary}
                  </p>
                </div>
                <dl
                  className={`mt-2 text-base tabular-nums leading-text max-md:flex max-md:flex-wrap md:mt-3 md:grid md:grid-cols-3 md:gap-x-4 md:gap-y-2 md:text-base md:leading-snug`}
                >
                  {factsOf(work).map((fact) => (
                    <div
                      key={fact.name}
                      className="max-md:not-last:after:mx-[.4em] max-md:not-last:after:content-['·'] max-md:flex"
                    >
                      <dt className="type-note text-steel-600 max-md:sr-only">{fact.name}</dt>
                      <dd>{fact.value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
