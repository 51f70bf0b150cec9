import type { ArticleCard as Card } from '#app/content/articles.ts';
import { sizes } from '#app/media/sizes.ts';
import { ArticleCard, CARD_CELL } from '#app/sections/article-card.tsx';

const LEAD_SIZES = sizes(100, '(width < 1024px) 94vw, min(63vw, 1068px)', 640);
/** The second card is as high as the leading one, so its picture is cropped at the sides. */
const SECOND_SIZES = sizes(29, '(width < 1024px) 47vw, min(57vw, 955px)', 640);
const SIZES = sizes(29, '(width < 1024px) 47vw, min(32vw, 534px)', 640);

/** The newest article large, the others in one, two or three columns. */
export function ArticleGrid({ articles }: { articles: Card[] }) {
  const firstRender = articles.findIndex(({ rendered }) => rendered);
  return (
    <ul className="cells track max-sm:-mx-gutter sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.key} className={`sm:first:col-span-2 ${CARD_CELL}`}>
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
    </ul>
  );
}
