import { feedPath } from '../../app/seo/other-formats.ts';
import { absoluteUrl } from '../../app/site/paths.ts';
import { settings } from '../../app/site/settings.ts';
import type { Feed } from './feed.ts';

/**
 * The blog as JSON Feed 1.1.
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeed(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
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
      date_published: item.published.toISOString(),
      date_modified: item.updated?.toISOString(),
      authors: [{ name: item.author }],
      tags: [item.category],
      language: feed.language,
    })),
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
