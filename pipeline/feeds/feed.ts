import { type Article, finishedArticles } from '#app/content/articles.ts';
import { entryFile } from '#app/content/entries.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { picture } from '#app/content/pictures.ts';
import { noon } from '#app/lib/noon.ts';
import { largestSource } from '#app/media/picture-data.ts';
import type { Language } from '#app/site/languages.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { articleHtml } from './article-html.ts';

/** What the three formats say about the blog, and about each article. */
export type Feed = {
  language: Language;
  title: string;
  description: string;
  /** address of the blog */
  url: string;
  /** day of the last change, as content says */
  updated: Date;
  items: FeedItem[];
};

export type FeedItem = {
  /** the same for ever, whatever happens to titles, slugs and addresses */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** the whole article as plain HTML with absolute addresses */
  html: string;
  author: string;
  category: string;
  image: string;
  published: Date;
  updated?: Date;
};

/** Articles in a feed. Each is included whole and feeds are fetched hourly; feed readers keep older articles. */
const NEWEST = 20;

/** @see https://www.rfc-editor.org/rfc/rfc4151 (tag URIs) */
function tagUri(key: string, date: string, language: Language): string {
  return `tag:${new URL(settings.siteUrl).hostname},${date}:blog/${language}/${key}`;
}

function itemOf(article: Article, language: Language): FeedItem {
  const main = picture(article.picture, language, '2:1', entryFile('articles', article.key));
  return {
    id: tagUri(article.key, article.date, language),
    url: absoluteUrl(article.path),
    title: article.title,
    summary: article.excerpt,
    html: articleHtml(article, main, language),
    author: article.author,
    category: article.category,
    image: absoluteUrl(largestSource(main)),
    published: new Date(noon(article.date)),
    updated: article.updated ? new Date(noon(article.updated)) : undefined,
  };
}

/** The newest articles of the blog in a language, newest first. */
export async function blogFeed(language: Language): Promise<Feed> {
  const blog = pathFor('blog', language);
  const articles = await finishedArticles(language);
  const items = articles.slice(0, NEWEST).map((article) => itemOf(article, language));
  const changes = items.map(({ published, updated }) => (updated ?? published).getTime());
  return {
    language,
    title: `${settings.brand} · Blog`,
    description: pageWords('blog', language).description,
    url: absoluteUrl(blog),
    // Without articles the date is 1970, so that nobody fetches the feed again.
    updated: new Date(Math.max(0, ...changes)),
    items,
  };
}
