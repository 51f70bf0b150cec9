import { feedPath, feedType } from '../../app/seo/other-formats.ts';
import { absoluteUrl } from '../../app/site/paths.ts';
import type { Feed, FeedItem } from './feed.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/** A moment as RFC 822 writes it, with the four digits of the year that RSS prefers. */
function rfc822(moment: Date): string {
  return moment.toUTCString().replace('GMT', '+0000');
}

function item({ id, url, title, summary, html, author, category, published }: FeedItem): Xml {
  return element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('guid', { isPermaLink: 'false' }, id),
    element('pubDate', {}, rfc822(published)),
    element('dc:creator', {}, author),
    element('category', {}, category),
    element('description', {}, summary),
    element('content:encoded', {}, html),
  );
}

/**
 * The blog as RSS 2.0. Authors have no mail address of their own, so they are named by Dublin Core's element.
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.rssboard.org/rss-profile (best practices: `atom:link`, `content:encoded`, `dc:creator`)
 */
export function rss(feed: Feed): string {
  return xmlDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      element(
        'channel',
        {},
        element('title', {}, feed.title),
        element('link', {}, feed.url),
        element('description', {}, feed.description),
        element('language', {}, feed.language),
        element('lastBuildDate', {}, rfc822(feed.updated)),
        element('atom:link', {
          rel: 'self',
          type: feedType('rss'),
          href: absoluteUrl(feedPath('rss', feed.language)),
        }),
        ...feed.items.map(item),
      ),
    ),
  );
}
