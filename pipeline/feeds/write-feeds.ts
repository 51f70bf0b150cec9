import { writeFileSync } from 'node:fs';
import { generateRssFeed } from 'feedsmith';
import { type Article, finishedArticles } from '#app/content/articles.ts';
import { entryFile } from '#app/content/entries.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { picture } from '#app/content/pictures.ts';
import { projectFile } from '#app/content/source.ts';
import { noon } from '#app/lib/noon.ts';
import { largestSource } from '#app/media/picture-data.ts';
import { absoluteUrl, FEED_TYPE, feedPath, pathFor } from '#app/site/paths.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';

/** Articles in a feed, which readers fetch hourly; they keep older articles themselves. */
const NEWEST = 20;

/** Characters that XML 1.0 forbids even when escaped: with one of them no reader opens the feed. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Id of an article for feed readers: the same for ever, whatever happens to titles and addresses.
 * @see https://www.rfc-editor.org/rfc/rfc4151 (tag URIs)
 */
function tagUri({ key, date }: Article, language: Language): string {
  return `tag:${new URL(settings.siteUrl).hostname},${date}:blog/${language}/${key}`;
}

function itemOf(article: Article, language: Language) {
  const main = picture(article.picture, language, '2:1', entryFile('articles', article.key));
  return {
    title: article.title,
    link: absoluteUrl(article.path),
    guid: { value: tagUri(article, language), isPermaLink: false },
    pubDate: new Date(noon(article.date)),
    // RSS requires a mail address for `author`, which ours do not have.
    dc: { creators: [article.author] },
    categories: [{ name: article.category }],
    description: article.excerpt,
    media: { contents: [{ url: absoluteUrl(largestSource(main)), type: 'image/jpeg', medium: 'image' }] },
  };
}

/** The newest articles of the blog in a language as RSS 2.0, newest first: title, excerpt, picture and link. */
async function blogFeed(language: Language): Promise<string> {
  const articles = await finishedArticles(language);
  const feed = generateRssFeed({
    title: `${settings.brand} · Blog`,
    link: absoluteUrl(pathFor('blog', language)),
    description: pageWords('blog', language).description,
    language,
    atom: { links: [{ rel: 'self', type: FEED_TYPE, href: absoluteUrl(feedPath(language)) }] },
    items: articles.slice(0, NEWEST).map((article) => itemOf(article, language)),
  });
  return feed.replace(FORBIDDEN, '');
}

/** Writes the blog's feed in every published language. Needs the built documents. */
export async function writeFeeds(): Promise<void> {
  for (const language of PUBLISHED_LANGUAGES)
    writeFileSync(projectFile('build/client', feedPath(language)), await blogFeed(language));
}
