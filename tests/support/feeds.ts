import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Language } from '#app/site/languages.ts';
import { type FeedFormat, feedPath } from '#app/site/other-formats.ts';
import { fileOf } from './built-site.ts';

/** An element as the parser gives it: attributes begin with `@`, text is in `#text`. */
export type Parsed = Record<string, unknown>;

const LISTS = new Set(['item', 'entry', 'link', 'atom:link', 'category']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  isArray: (name) => LISTS.has(name),
});

/** The built text of a feed. */
export function feedText(format: FeedFormat, language: Language): string {
  return fileOf(feedPath(format, language)).toString('utf8');
}

/** The root element of an XML feed; throws if it is not well-formed. */
export function parseXml(text: string): Parsed {
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) throw new Error(`not well-formed: ${verdict.err.msg}, line ${verdict.err.line}`);
  return parser.parse(text) as Parsed;
}

/** Element children of a name, as a list. */
export function children(parent: Parsed, name: string): Parsed[] {
  const found = parent[name];
  return (Array.isArray(found) ? found : found === undefined ? [] : [found]) as Parsed[];
}

/** Text of the only child of a name, undefined if there is none. */
export function text(parent: Parsed, name: string): string | undefined {
  const [only] = children(parent, name);
  return only === undefined ? undefined : String(only['#text'] ?? '');
}

/** What any of the three formats says about one article. */
export type Item = {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  category: string;
  published: string;
  updated?: string;
};

const atomLink = (entry: Parsed, rel: string) =>
  String(children(entry, 'link').find((link) => link['@rel'] === rel)?.['@href'] ?? '');

/** The articles of a feed, whatever its format. */
export function itemsOf(format: FeedFormat, language: Language): Item[] {
  const built = feedText(format, language);
  if (format === 'json') {
    return (JSON.parse(built) as { items: Record<string, string & { name: string }[]>[] }).items.map(
      (item) => ({
        id: String(item.id),
        url: String(item.url),
        title: String(item.title),
        summary: String(item.summary),
        html: String(item.content_html),
        author: item.authors?.[0]?.name ?? '',
        category: String(item.tags?.[0] ?? ''),
        published: String(item.date_published),
        updated: item.date_modified && String(item.date_modified),
      }),
    );
  }
  const root = parseXml(built);
  if (format === 'rss') {
    const [channel = {}] = children(children(root, 'rss')[0] ?? {}, 'channel');
    return children(channel, 'item').map((item) => ({
      id: text(item, 'guid') ?? '',
      url: text(item, 'link') ?? '',
      title: text(item, 'title') ?? '',
      summary: text(item, 'description') ?? '',
      html: text(item, 'content:encoded') ?? '',
      author: text(item, 'dc:creator') ?? '',
      category: text(item, 'category') ?? '',
      published: text(item, 'pubDate') ?? '',
    }));
  }
  return children(children(root, 'feed')[0] ?? {}, 'entry').map((entry) => ({
    id: text(entry, 'id') ?? '',
    url: atomLink(entry, 'alternate'),
    title: text(entry, 'title') ?? '',
    summary: text(entry, 'summary') ?? '',
    html: text(entry, 'content') ?? '',
    author: text(children(entry, 'author')[0] ?? {}, 'name') ?? '',
    category: String(children(entry, 'category')[0]?.['@term'] ?? ''),
    published: text(entry, 'published') ?? '',
    updated: text(entry, 'updated'),
  }));
}
