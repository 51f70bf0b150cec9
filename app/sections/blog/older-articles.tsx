import { Link } from 'react-router';
import type { ArticleLink } from '#app/content/articles.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

/** What the blog no longer shows as cards: titles alone, newest first. */
export function OlderArticles({ articles }: { articles: ArticleLink[] }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="anteriores" className="track px-text py-[clamp(2rem,4vw,3.5rem)]">
      <h2 id="anteriores" className="type-h3">
        {t('Artículos anteriores')}
      </h2>
      <ul className="mt-4 gap-gutter md:columns-2">
        {articles.map(({ path, title }) => (
          <li key={path} className="break-inside-avoid border-line border-b">
            <Link to={path} className="block py-3 no-underline hover:text-oxide-text hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
