import { articleCards } from '#app/content/articles.ts';
import { contentOf } from '#app/content/collections.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { Closing } from '#app/sections/closing.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/page';
import { ArticleGrid } from './article-grid.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { hero, closing } = contentOf('blog', language);
  return {
    words: pageWords('blog', language),
    copy: { hero, closing },
    cards: articleCards(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('blog', args);

export default function BlogPage({ loaderData: { copy, cards } }: Route.ComponentProps) {
  return (
    <HydrationSlices>
      <section className="frame studs">
        <PageHead title={copy.hero.headline} lead={copy.hero.lead} />
        <ArticleGrid articles={cards} />
      </section>
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
