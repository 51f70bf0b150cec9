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

type Words = ContentOf<'home'>['works'];

/** A kind of work, and the work that stands for it. */
export type Door = Pick<Words['kinds'][number], 'category'> & {
  work: Pick<Work, 'name' | 'lang' | 'place' | 'area'>;
  picture: PictureData;
};

const SIZES = sizes(30, '(width < 1024px) 47vw, min(24vw, 400px)', 640);

/** Four doors into the portfolio: each kind of work with one of its works. */
export function Works({ words, doors }: { words: Words; doors: readonly Door[] }) {
  const portfolio = pathFor('projects', useLanguage());
  const categories = useCategories();
  return (
    <section className="frame studs">
      <div className="track px-text flex flex-wrap items-baseline justify-between gap-x-8 gap-y-5 py-step-4">
        <h2 className="type-h2">{words.heading}</h2>
        <TextLink to={portfolio}>{words.link}</TextLink>
      </div>
      <ul data-reveal="" className="bleed cells track sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
        {doors.map(({ category, work, picture }) => {
          const { anchor, use } = categories.find((one) => one.category === category) ?? {};
          return (
            <li key={category} className="group/link grid 2xs:grid-cols-thumbnail sm:flex sm:flex-col">
              <div className="relative min-h-28 overflow-hidden bg-sand sm:aspect-square">
                <Picture
                  picture={picture}
                  sizes={SIZES}
                  className="transition-transform duration-1200 ease-frame group-hover/link:scale-102"
                />
              </div>
              <div className="px-4 py-3.5 sm:px-bay sm:pt-4 sm:pb-6">
                <h3 className="type-h4 wrap-anywhere hyphens-auto">
                  <CardLink to={`${portfolio}?${FILTER}=${anchor}`}>{use}</CardLink>
                </h3>
                <p lang={work.lang} className="type-note mt-1 text-steel-600 tabular-nums">
                  {[work.name, work.place, work.area].filter(Boolean).join(' · ')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
