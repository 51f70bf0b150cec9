import type { ArticleCard as Card } from '#app/content/articles.ts';
import { sizes } from '#app/media/sizes.ts';
import { ArticleCard, CARD_CELL } from '#app/sections/article-card.tsx';

/** Up to three further articles on what this one leaves open. */
export function RelatedArticles({ heading, articles }: { heading: string; articles: Card[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="relacionados" className="frame studs track">
      <h2 id="relacionados" className="type-h2-side px-text pt-step-5 pb-step-1">
        {heading}
      </h2>
      <ul className="cells track max-sm:-mx-gutter md:grid-cols-3">
        {articles.map((article) => (
          <li key={article.key} className={CARD_CELL}>
            <ArticleCard
              article={article}
              heading="h3"
              sizes={sizes(29, '(width < 768px) 94vw, min(32vw, 534px)', 640)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
