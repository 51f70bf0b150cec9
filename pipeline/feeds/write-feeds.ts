import { writeFileSync } from 'node:fs';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { projectFile } from '#app/content/source.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { FEED_FORMATS, type FeedFormat, feedPath, feedType } from '#app/site/other-formats.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { blogFeed, type Feed } from './feed.ts';

const selfLink = (format: FeedFormat, { language }: Feed) => ({
  rel: 'self',
  type: feedType(format),
  href: absoluteUrl(feedPath(format, language)),
});

/** RSS requires a mail address for `author`, which ours do not have, so Dublin Core's `dc:creator` names them. */
function rss(feed: Feed): string {
  return generateRssFeed({
    title: feed.title,
    link: feed.url,
    description: feed.description,
    language: feed.language,
    lastBuildDate: feed.updated,
    atom: { links: [selfLink('rss', feed)] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.id, isPermaLink: false },
      pubDate: item.published,
      dc: { creators: [item.author] },
      categories: [{ name: item.category }],
      description: item.summary,
      content: { encoded: item.html },
    })),
  });
}

function atom(feed: Feed): string {
  const alternate = { rel: 'alternate', type: 'text/html', hreflang: feed.language };
  return generateAtomFeed({
    xml: { lang: feed.language },
    id: feed.url,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: feed.updated,
    links: [selfLink('atom', feed), { ...alternate, href: feed.url }],
    entries: feed.items.map((item) => ({
      id: item.id,
      title: { value: item.title },
      links: [{ ...alternate, href: item.url }],
      published: item.published,
      updated: item.updated ?? item.published,
      authors: [{ name: item.author }],
      categories: [{ term: item.category }],
      summary: { value: item.summary },
      content: { type: 'html', value: item.html },
    })),
  });
}

function json(feed: Feed): string {
  const document = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.url,
    feed_url: absoluteUrl(feedPath('json', feed.language)),
    description: feed.description,
    language: feed.language,
    authors: [{ name: settings.brand, url: settings.siteUrl }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      date_published: item.published,
      date_modified: item.updated,
      authors: [{ name: item.author }],
      tags: [item.category],
      language: feed.language,
    })),
  });
  return JSON.stringify(document);
}

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json };

/** Characters that XML 1.0 forbids even when escaped: with one of them no feed reader opens the feed. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Writes the blog's feeds in every published language. Needs the built documents. */
export async function writeFeeds(): Promise<void> {
  for (const language of PUBLISHED_LANGUAGES) {
    const feed = await blogFeed(language);
    for (const format of FEED_FORMATS) {
      const text = WRITERS[format](feed).replace(FORBIDDEN, '');
      writeFileSync(projectFile('build/client', feedPath(format, language)), text);
    }
  }
}
