import { articleCards } from '#app/content/articles.ts';
import { contentOf } from '#app/content/collections.ts';
import { nextPages } from '#app/content/next-pages.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { Closing } from '#app/sections/closing.tsx';
import { NextPages } from '#app/sections/next-pages.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/page';
import { ArticleGrid } from './article-grid.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { hero, ask, feed, closing } = contentOf('blog', language);
  return {
    words: pageWords('blog', language),
    copy: { hero, ask, feed, closing },
    next: nextPages('blog', language),
    cards: await articleCards(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('blog', args);

export default function BlogPage({ loaderData: { copy, cards, next } }: Route.ComponentProps) {
  return (
    <HydrationSlices>
      <section className="frame studs">
        <PageHead title={copy.hero.headline} lead={copy.hero.lead} />
        <ArticleGrid articles={cards} ask={copy.ask} feed={copy.feed} />
      </section>
      <NextPages pages={next} />
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
