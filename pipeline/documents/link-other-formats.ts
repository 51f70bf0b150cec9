import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { articleSlugs } from '#app/content/articles.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { FEED_FORMATS, FEEDS, feedPath, feedType, markdownPath } from '#app/site/other-formats.ts';
import { WRITTEN_PAGES } from '#app/site/pages.ts';
import { absoluteUrl, articlePath, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { withHeadTags } from '../open-graph/tags.ts';
import { escapeXml } from './escape-xml.ts';

function link(type: string, target: string, title?: string): string {
  const name = title ? ` title="${escapeXml(title)}"` : '';
  return `<link rel="alternate" type="${type}"${name} href="${escapeXml(absoluteUrl(target))}"/>`;
}

function feedLinks(language: Language): string {
  return FEED_FORMATS.map((format) =>
    link(feedType(format), feedPath(format, language), `${settings.brand} (${FEEDS[format]})`),
  ).join('');
}

/**
 * Names in articles, legal pages and the answers their Markdown version, and on the home page, the blog and its articles the feeds.
 * Done in the finished documents, as only programs read this.
 * @param root folder of the built site
 */
export function linkOtherFormats(root: string): void {
  const add = (address: string, tags: string) => {
    const file = path.join(root, address, 'index.html');
    writeFileSync(file, withHeadTags(readFileSync(file, 'utf8'), tags, address));
  };
  for (const language of PUBLISHED_LANGUAGES) {
    const feeds = feedLinks(language);
    for (const page of ['home', 'blog'] as const) add(pathFor(page, language), feeds);
    const texts = [
      ...WRITTEN_PAGES.map((page) => [pathFor(page, language), ''] as const),
      ...articleSlugs(language).map((slug) => [articlePath(slug, language), feeds] as const),
    ];
    for (const [address, more] of texts) add(address, link('text/markdown', markdownPath(address)) + more);
  }
}
