import { findArticle, relatedArticles } from '#app/content/articles.ts';
import { contentOf, numberNames } from '#app/content/collections.ts';
import { entryFile } from '#app/content/entries.ts';
import { isRender, numbersIn, picture } from '#app/content/pictures.ts';
import { notFoundMeta, pageMeta } from '#app/document/page-meta.ts';
import { dayIn } from '#app/i18n/format-date.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Closing } from '#app/sections/closing.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { FoldedIndex, SideIndex } from '#app/ui/text-index.tsx';
import type { Route } from './+types/page';
import { ArticleBody } from './article-body.tsx';
import { ArticleHead, ArticlePicture } from './article-head.tsx';
import { PostNotFound } from './post-not-found.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { ShareArticle } from './share-article.tsx';

export async function loader({ params, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  // Documents are rendered at addresses that end in a slash.
  const found = await findArticle(params['*'].replace(/\/$/, ''), language);
  if (!found) return { article: null };
  const { alternates, text, date, updated, ...summary } = found;
  const file = entryFile('articles', found.key, language);
  const numbers = numbersIn(found.picture);
  return {
    alternates,
    copy: contentOf('blog', language).article,
    article: {
      ...summary,
      published: dayIn(language, date),
      updated: updated ? dayIn(language, updated) : undefined,
      wide: picture(found.picture, language, '2:1', file),
      phone: picture(found.picture, language, numbers.length > 0 ? '16:10' : '4:3', file),
      rendered: isRender(found.picture),
      numbers,
      names: numberNames(found.picture, language),
      lead: text.lead,
      headings: text.headings,
      blocks: text.blocks.map((block) =>
        block.kind === 'html'
          ? block
          : {
              ...block,
              picture: picture(block.picture, language, '16:10', file),
              numbers: numbersIn(block.picture),
            },
      ),
      related: relatedArticles(found.key, language),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData?.article) return notFoundMeta(location);
  const { title, description, path } = loaderData.article;
  return pageMeta({ title, description, path, alternates: loaderData.alternates });
};

export default function ArticlePage({ loaderData: { copy, article } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!article) return <PostNotFound />;
  const index = { headings: article.headings, title: t('En este artículo') };
  return (
    <HydrationSlices>
      <article className="reading">
        <ArticleHead
          title={article.title}
          lead={article.lead}
          category={article.category}
          author={article.author}
          published={article.published}
          updated={article.updated}
          readingTime={article.readingTime}
        />
        <div className="frame studs">
          <ArticlePicture
            wide={article.wide}
            phone={article.phone}
            rendered={article.rendered}
            numbers={article.numbers}
            names={article.names}
          />
          <div className="grid-12 pt-step-5 pb-section">
            <SideIndex {...index} />
            <FoldedIndex {...index} />
            <ArticleBody blocks={article.blocks} ask={copy.ask} />
            <ShareArticle key={article.path} title={article.title} />
          </div>
        </div>
      </article>
      <RelatedArticles heading={copy.related} articles={article.related} />
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
