import type { ArticleCard as Card } from '#app/content/articles.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { sizes } from '#app/media/sizes.ts';
import { ArticleCard, CARD_CELL } from '#app/sections/article-card.tsx';
import { pathFor } from '#app/site/paths.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { FeedLink } from './feed-link.tsx';

const LEAD_SIZES = sizes(100, '(width < 1024px) 94vw, min(63vw, 1068px)', 640);
/** The second card is as high as the leading one, so its picture is cropped at the sides. */
const SECOND_SIZES = sizes(29, '(width < 1024px) 47vw, min(57vw, 955px)', 640);
const SIZES = sizes(29, '(width < 1024px) 47vw, min(32vw, 534px)', 640);

/** The first cell spans two columns, so rows begin with every third cell in three columns, with every second in two. */
const CELL =
  'border-line border-b sm:border-l sm:first:col-span-2 sm:first:border-l-0 sm:max-lg:nth-[2n]:border-l-0 lg:nth-[3n]:border-l-0 last:border-b-0';

type Props = {
  articles: Card[];
  /** what the links to questions are for */
  ask: string;
  /** where new articles can be read too, with its link */
  feed: string;
};

/**
 * The newest article large, the others in one, two or three columns. Links to questions and the feed take the rest of the last
 * row, or a row of their own.
 */
export function ArticleGrid({ articles, ask, feed }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const firstRender = articles.findIndex(({ rendered }) => rendered);
  return (
    <ul className="track grid max-sm:-mx-gutter sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
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
        className={`@container print:hidden sm:row-span-4 sm:max-lg:nth-[2n]:col-span-2 lg:nth-[3n]:col-span-3 lg:nth-[3n+1]:col-span-2 ${CELL}`}
      >
        <div className="flex h-full flex-wrap content-center items-baseline justify-between gap-x-8 gap-y-4 px-gutter py-7 sm:px-bay">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
            <h2 className="type-h3 max-sm:w-full">{ask}</h2>
            <TextLink to={pathFor('quote', language)}>{t('Preguntar')}</TextLink>
            <TextLink to={pathFor('answers', language)}>{t('Preguntas ya respondidas')}</TextLink>
          </div>
          <FeedLink words={feed} />
        </div>
      </li>
    </ul>
  );
}
