import type { Language } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';

/** The feeds of the blog by the ending of their files, the one most readers know first. */
export const FEEDS = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' } as const;

export type FeedFormat = keyof typeof FEEDS;

export const FEED_FORMATS = Object.keys(FEEDS) as FeedFormat[];

/** Path of a feed in a language, e.g. `/en/blog/feed.atom`. */
export function feedPath(format: FeedFormat, language: Language): string {
  return `${pathFor('blog', language)}/feed.${format}`;
}

/** Media type of a feed. */
export function feedType(format: FeedFormat): string {
  return `application/${format === 'json' ? 'feed+json' : `${format}+xml`}`;
}

/**
 * Path of the Markdown version of an article, a legal page or the answers, which are written in Markdown: the page's own
 * with `.md`.
 * @param path the page's path, e.g. `/en/legal-notice`
 */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
