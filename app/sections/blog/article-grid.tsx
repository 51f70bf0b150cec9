import type { ArticleCard as Card } from '#app/content/articles.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { sizes } from '#app/media/sizes.ts';
import { ArticleCard } from '#app/sections/shared/article-card.tsx';
import { pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';

const CELL =
  'border-line border-b sm:border-l sm:max-lg:nth-[2n+1]:border-l-0 lg:nth-[3n+1]:border-l-0 max-sm:last:border-b-0';

/** All articles in one, two or three columns; a question fills what the last row leaves. */
export function ArticleGrid({ articles }: { articles: Card[] }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <ul className="track grid max-sm:-mx-gutter sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.key} className={CELL}>
          <ArticleCard
            article={article}
            heading="h2"
            sizes={sizes(100, '(width < 1024px) 47vw, min(32vw, 534px)', 640)}
            first={index === 0}
          />
        </li>
      ))}
      <li
        className={`night flex flex-col justify-between gap-8 px-gutter py-[clamp(1.5rem,2.4vw,2.25rem)] sm:px-bay sm:max-lg:nth-[2n+1]:col-span-2 lg:nth-[3n+1]:col-span-3 lg:nth-[3n+2]:col-span-2 ${CELL}`}
      >
        <div>
          <h2 className="type-h3 text-balance text-[2rem]!">{t('¿Tu duda no está aquí?')}</h2>
          <p className="mt-4 max-w-[24em] text-base text-steel-100">
            {t('Pregúntanos: te respondemos y, si le sirve a más gente, lo contamos aquí.')}
          </p>
        </div>
        <ButtonLink to={pathFor('quote', language)} arrow className="self-start">
          {t('Preguntar')}
        </ButtonLink>
      </li>
    </ul>
  );
}
