import type { ArticleCard as Card } from '#app/content/articles.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { sizes } from '#app/media/sizes.ts';
import { FeedLinks } from '#app/sections/blog/feed-links.tsx';
import { ArticleCard, CARD_CELL } from '#app/sections/shared/article-card.tsx';
import { pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

const LEAD_SIZES = sizes(100, '(width < 1024px) 94vw, min(63vw, 1068px)', 640);
/** It stands as high as the one that leads, and is cut at its sides. */
const SECOND_SIZES = sizes(29, '(width < 1024px) 47vw, min(57vw, 955px)', 640);
const SIZES = sizes(29, '(width < 1024px) 47vw, min(32vw, 534px)', 640);

/** The first takes two columns, so of three columns rows begin with every third cell, of two with every second. */
const CELL =
  'border-line border-b sm:border-l sm:first:col-span-2 sm:first:border-l-0 sm:max-lg:nth-[2n]:border-l-0 lg:nth-[3n]:border-l-0 max-sm:last:border-b-0';

/** The newest article large, the others in one, two or three columns; a question fills what the last row leaves. */
export function ArticleGrid({ articles }: { articles: Card[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const firstRender = articles.findIndex(({ rendered }) => rendered);
  return (
    <ul className="track grid max-sm:-mx-gutter sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.key} className={`${CELL} ${CARD_CELL}`}>
          <ArticleCard
            article={article}
            heading="h2"
            sizes={index === 0 ? LEAD_SIZES : index === 1 ? SECOND_SIZES : SIZES}
            first={index === 0}
            leads={index === 0}
            marksRenders={index === firstRender}
          />
        </li>
      ))}
      <li
        className={`@container sm:row-span-5 sm:max-lg:nth-[2n]:col-span-2 lg:nth-[3n]:col-span-3 lg:nth-[3n+1]:col-span-2 ${CELL}`}
      >
        <div className="grid h-full content-center items-end gap-y-6 px-gutter py-[clamp(2.25rem,4vw,3.5rem)] sm:px-bay @4xl:grid-cols-[calc((100%+2*var(--spacing-bay))*7/12)_1fr]">
          <div>
            <h2 className="type-h2-side">{t('¿Tu duda no está aquí?')}</h2>
            <p className="type-lead mt-4 max-w-[28em] text-balance text-steel-800">
              {t('Pregúntanos: te respondemos y, si le sirve a más gente, lo contamos aquí.')}
            </p>
          </div>
          <div>
            <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to={pathFor('quote', language)} arrow>
                {t('Preguntar')}
              </ButtonLink>
              <TextLink to={pathFor('answers', language)}>{t('Preguntas ya respondidas')}</TextLink>
            </div>
            <FeedLinks />
          </div>
        </div>
      </li>
    </ul>
  );
}
