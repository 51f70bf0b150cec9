import type { ReactNode } from 'react';
import type { ContentOf } from '#app/content/collections.ts';
import type { Work } from '#app/content/works.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { pageName, pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Comparison, type ComparisonSide } from '#app/ui/comparison.tsx';
import { Headline } from '#app/ui/headline.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

/** Width of its pictures from 768 px: that of the frame and, from 106rem, that of the window (`to-edges`). */
export const HERO_SIZES = '(width < 106rem) 94vw, 100vw';

/** What is said of the work in the pictures. */
export type Shown = Pick<Work, 'name' | 'lang' | 'area'> & { weeks: number | undefined };

type Props = {
  words: ContentOf<'home'>['hero'];
  /** both in one picture, cut at the start position of the comparison */
  start: ComparisonSide;
  /** the same house as a frame and finished, from the same place */
  frame: ComparisonSide;
  house: ComparisonSide;
  /** the work in the pictures, which took longer than the offer says: it is larger */
  shown: Shown | undefined;
  /** below the pictures */
  children: ReactNode;
};

/** First screen of the home page: offer, duration, two calls to action, three reasons, and frame and house compared. */
export function Hero({ words, start, frame, house, shown, children }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="frame studs pt-step-3 lg:pt-7">
      <Headline words={words.headline} className="type-mega px-text" />
      <div className="grid-12 items-end lg:items-start gap-y-6 pt-step-1 pb-step-2 lg:pt-5 lg:pb-7">
        <div className="px-text col-span-full lg:col-span-6">
          <p className="type-lead max-sm:text-base lg:text-large">
            {words.lead}{' '}
            <strong className="block text-balance lg:pt-1.5 font-semibold font-stretch-92% text-oxide-text">
              {words.promise}
            </strong>
          </p>
          {/* On phones the picture comes first: the menu and the line of the weeks lead there too. */}
          <TextLink to={pathFor('planner', language)} className="mt-1 max-lg:hidden">
            {pageName('planner', language)}
          </TextLink>
        </div>
        <div className="px-text col-span-full flex flex-wrap gap-x-3 gap-y-2 lg:col-span-3 lg:grid">
          <ButtonLink
            to={pathFor('quote', language)}
            arrow
            className="max-md:grow max-md:px-4 max-sm:*:hidden lg:px-4"
          >
            {t('Pedir presupuesto')}
          </ButtonLink>
          <ButtonLink
            to={pathFor('projects', language)}
            variant="secondary"
            className="max-md:grow max-md:px-4 lg:px-4"
          >
            {t('Ver proyectos')}
          </ButtonLink>
        </div>
        <ul className="px-text col-span-full flex flex-wrap gap-x-6 gap-y-1 font-medium font-stretch-92% text-small leading-snug lg:col-span-3 lg:block lg:text-base">
          {words.reasons.map((reason) => (
            <li key={reason} className="border-line lg:not-last:border-b lg:py-2 lg:first:pt-1">
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <figure className="relative">
        <Comparison
          start={start}
          left={frame}
          right={house}
          sizes={HERO_SIZES}
          label={words.label}
          valueText={(share) =>
            t('{{frame}}\u202f% estructura, {{house}}\u202f% casa terminada', {
              frame: share,
              house: 100 - share,
            })
          }
          className="bleed to-edges aspect-square md:aspect-21/9"
        />
        <figcaption className="px-text flex flex-wrap gap-x-4 py-3 type-note text-steel-600">
          {shown && (
            <span lang={shown.lang}>
              {[
                shown.name,
                shown.area,
                shown.weeks && t('{{weeks}}\u00a0semanas', { weeks: shown.weeks, count: shown.weeks }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          )}
          <RenderNote several />
        </figcaption>
      </figure>
      {children}
    </section>
  );
}
