import type { ContentOf } from '#app/content/collections.ts';
import type { Work } from '#app/content/works.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { FILTER } from '#app/lib/query-parameters.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { useCategories } from '#app/sections/works/filter-categories.ts';
import { pathFor } from '#app/site/paths.ts';
import { CardLink } from '#app/ui/card-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

/** A work as the home page shows it. */
export type ShownWork = Pick<Work, 'id' | 'path' | 'lang' | 'name' | 'place' | 'area'> & {
  picture: PictureData;
};

type Words = ContentOf<'home'>;

type Props = {
  words: Words['works'];
  /** up to three; of three, the first one is shown large */
  works: readonly ShownWork[];
  /** heading above the kinds of work */
  ways: string;
  kinds: readonly (Omit<Words['ways']['kinds'][number], 'picture'> & { picture: PictureData })[];
};

/** Where there are three works: one large, two smaller ones above each other. */
const LARGE = {
  cell: 'md:col-span-8 md:row-span-2 print:col-span-4 print:row-span-1',
  box: 'md:aspect-auto md:grow',
  sizes: sizes(100, 'min(63vw, 1070px)'),
};
const SMALL = {
  cell: 'md:col-span-4',
  box: 'md:aspect-video',
  sizes: sizes(100, 'min(32vw, 534px)'),
};
/** Two beside each other; one across the page. */
const HALF = { cell: 'md:col-span-6', box: '', sizes: sizes(100, 'min(47vw, 800px)') };
const WHOLE = { cell: 'md:col-span-12', box: 'md:aspect-2/1', sizes: sizes(100, 'min(94vw, 1600px)') };
const LAYOUTS = [[], [WHOLE], [HALF, HALF], [LARGE, SMALL, SMALL]];

const WAY = sizes(30, '(width < 1024px) 47vw, min(24vw, 400px)', 640);

/** Up to three works, and four links into the portfolio: each kind of work with whom it is built for. */
export function Works({ words, works, ways, kinds }: Props) {
  const portfolio = pathFor('projects', useLanguage());
  const categories = useCategories();
  return (
    <section className="frame studs">
      <div className="track px-text flex flex-wrap items-baseline justify-between gap-x-8 gap-y-5 py-step-4">
        <h2 className="type-h2">{words.heading}</h2>
        <TextLink to={portfolio}>{words.link}</TextLink>
      </div>
      <ul className="grid-12 bleed cells track">
        {works.map(({ id, path, lang, name, place, area, picture }, index) => {
          const { cell, box, sizes } = LAYOUTS[works.length]?.[index] ?? WHOLE;
          return (
            <li key={id} className={`group/link col-span-full flex flex-col ${cell}`}>
              <div className={`relative aspect-16/10 overflow-hidden bg-sand ${box}`}>
                <Picture
                  picture={picture}
                  sizes={sizes}
                  className="transition-transform duration-1200 ease-frame group-hover/link:scale-102"
                />
              </div>
              <div className="px-bleed pt-3.5 pb-4.5">
                <h3 className="type-h4">
                  <CardLink to={path} lang={lang} hrefLang={lang}>
                    {name}
                  </CardLink>
                </h3>
                <p className="mt-0.5 text-body text-steel-800 tabular-nums">
                  {[place, area].filter(Boolean).join(' · ')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="print:break-inside-avoid">
        <h2 className="track px-text type-h2-side pt-step-5 pb-8">{ways}</h2>
        <ul data-reveal="" className="bleed cells track sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
          {kinds.map(({ category, whom, picture }) => {
            const { anchor, use } = categories.find((one) => one.category === category) ?? {};
            return (
              <li key={category} className="group/link grid 2xs:grid-cols-thumbnail sm:flex sm:flex-col">
                <div className="relative min-h-28 overflow-hidden bg-sand sm:aspect-4/3">
                  <Picture
                    picture={picture}
                    sizes={WAY}
                    className="transition-transform duration-1200 ease-frame group-hover/link:scale-102"
                  />
                </div>
                <div className="px-4 py-3.5 sm:px-bay sm:pt-4 sm:pb-6">
                  <h3 className="type-h3 wrap-anywhere hyphens-auto">
                    <CardLink to={`${portfolio}?${FILTER}=${anchor}`}>{use}</CardLink>
                  </h3>
                  <p className="mt-1 text-body text-steel-800 leading-text">{whom}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
