import { writeFileSync } from 'node:fs';
import { FEED_FORMATS, type FeedFormat, feedPath } from '../../app/seo/other-formats.ts';
import { PUBLISHED_LANGUAGES } from '../../app/site/languages.ts';
import { projectFile } from '../../content/source.ts';
import { atom } from './atom.ts';
import { blogFeed, type Feed } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rss } from './rss.ts';

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed };

/** Writes the blog's feeds in every published language. Needs the built documents. */
export async function writeFeeds(): Promise<void> {
  for (const language of PUBLISHED_LANGUAGES) {
    const feed = await blogFeed(language);
    for (const format of FEED_FORMATS) {
      writeFileSync(projectFile('build/client', feedPath(format, language)), WRITERS[format](feed));
    }
  }
}
