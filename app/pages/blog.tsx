import { articleCards } from '#app/content/articles.ts';
import { nextPages } from '#app/content/next-pages.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { ArticleGrid } from '#app/sections/blog/article-grid.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { NextPages } from '#app/sections/shared/next-pages.tsx';
import { languageOfPath } from '#app/site/languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/blog';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('blog', language),
    next: nextPages('blog', language),
    cards: await articleCards(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('blog', args);

export default function BlogPage({ loaderData: { cards, next } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <HydrationSlices>
      <section className="frame studs">
        <PageHead
          title={t('Nuestro Blog')}
          lead={t(
            'Plazos, costes, fuego, ruido y normas de la construcción con Steel Frame, con sus fuentes.',
          )}
        />
        <ArticleGrid articles={cards} />
      </section>
      <NextPages pages={next} />
      <Closing>
        {t('Cuando quieras pasar de leer a construir, dinos dónde, cuántos metros y para cuándo.')}
      </Closing>
    </HydrationSlices>
  );
}
