import { feedPath, feedType } from '../../app/seo/other-formats.ts';
import { absoluteUrl } from '../../app/site/paths.ts';
import type { Feed, FeedItem } from './feed.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/** A moment as RFC 3339 writes it, without fractions of a second. */
function rfc3339(moment: Date): string {
  return moment.toISOString().replace('.000Z', 'Z');
}

function entry(item: FeedItem): Xml {
  return element(
    'entry',
    {},
    element('id', {}, item.id),
    element('title', {}, item.title),
    element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    element('published', {}, rfc3339(item.published)),
    element('updated', {}, rfc3339(item.updated ?? item.published)),
    element('author', {}, element('name', {}, item.author)),
    element('category', { term: item.category }),
    element('summary', {}, item.summary),
    element('content', { type: 'html' }, item.html),
  );
}

/**
 * The blog as Atom 1.0.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atom(feed: Feed): string {
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
      element('id', {}, feed.url),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, rfc3339(feed.updated)),
      element('link', {
        rel: 'self',
        type: feedType('atom'),
        href: absoluteUrl(feedPath('atom', feed.language)),
      }),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.url }),
      ...feed.items.map(entry),
    ),
  );
}
