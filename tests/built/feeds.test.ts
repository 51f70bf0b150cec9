import { describe, expect, test } from 'vitest';
import { articleSlugs } from '#app/content/articles.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { FEED_FORMATS, feedPath, feedType } from '#app/site/other-formats.ts';
import { PAGE_IDS } from '#app/site/page-lists.ts';
import { absoluteUrl, articlePath, pathFor } from '#app/site/paths.ts';
import { contentType } from '#hosting/content-types.ts';
import { documentOf, fragment, lettersOf } from '../support/built-site.ts';
import { children, feedText, itemsOf, parseXml, text } from '../support/feeds.ts';

const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d ([+-]\d{4}|GMT)$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Keys that JSON Feed 1.1 knows; everything else has to begin with an underscore. */
const JSON_FEED_KEYS =
  'version title home_page_url feed_url description user_comment next_url icon favicon authors language expired hubs items';
const JSON_ITEM_KEYS =
  'id url external_url title content_html content_text summary image banner_image date_published date_modified authors tags language attachments';

function published(address: string, property = 'published'): string | undefined {
  const meta = documentOf(address).querySelector(`meta[property="article:${property}_time"]`);
  return meta?.getAttribute('content')?.slice(0, 10);
}

const feeds = PUBLISHED_LANGUAGES.flatMap((language) =>
  FEED_FORMATS.map((format) => ({ language, format, name: feedPath(format, language) })),
);

describe.each(feeds)('$name', ({ language, format }) => {
  const items = itemsOf(format, language);
  const addresses = articleSlugs(language).map((slug) => articlePath(slug, language));

  test('carries every article of its language, newest first', () => {
    expect(items.map(({ url }) => url)).toEqual(addresses.map(absoluteUrl));
  });

  test('gives each article the words of its page', () => {
    for (const [index, address] of addresses.entries()) {
      const { title, author, category, summary } = items[index] ?? {};
      const document = documentOf(address);
      expect(title).toBe(document.querySelector('h1')?.textContent);
      expect(document.querySelector('article header')?.textContent).toContain(author);
      expect(document.querySelector('article header')?.textContent).toContain(category);
      expect(documentOf(pathFor('blog', language)).querySelector('main')?.textContent).toContain(summary);
    }
  });

  test('carries the whole text of each article', () => {
    for (const [index, address] of addresses.entries()) {
      const document = documentOf(address);
      const lead = document.querySelector('article .type-lead')?.textContent ?? '';
      const prose = document.querySelector('.prose')?.cloneNode(true) as Element;
      // Asides, and the numbers drawn on a picture, are not part of the text.
      for (const beside of prose.querySelectorAll('aside, svg')) beside.remove();
      const feed = fragment(items[index]?.html ?? '');
      expect(lettersOf(feed.textContent), address).toBe(lettersOf(lead + prose.textContent));
    }
  });

  test('shows every picture of the text, described, and the one at its head first', () => {
    for (const [index, address] of addresses.entries()) {
      const seen = (root: ParentNode | null) =>
        [...(root?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('alt'));
      expect(seen(fragment(items[index]?.html ?? ''))).toEqual(
        seen(documentOf(address).querySelector('main > article')),
      );
    }
  });

  test('has absolute addresses only, those of this site among them', () => {
    for (const { html } of items) {
      const addressed = [...fragment(html).querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );
      expect(addressed.filter((address) => !/^(https:\/\/|mailto:|tel:)/.test(address))).toEqual([]);
      expect(addressed.filter((address) => address.startsWith(absoluteUrl('/'))).length).toBeGreaterThan(0);
    }
  });

  test('needs nothing of this site: no classes, styles, scripts, anchors or roles', () => {
    for (const { html } of items) {
      const own =
        'script, style, svg, div, [class], [style], [id], [role], [tabindex], [aria-label], a[href^="#"]';
      expect([...fragment(html).querySelectorAll(own)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    }
  });

  test('dates each article as its page does, on that day wherever it is read', () => {
    for (const [index, address] of addresses.entries()) {
      const { published: moment = '', updated } = items[index] ?? {};
      expect(moment).toMatch(format === 'rss' ? RFC_822 : RFC_3339);
      for (const zone of ['America/Los_Angeles', 'Asia/Tokyo']) {
        const day = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date(moment));
        expect(day).toBe(published(address));
      }
      const changed =
        format === 'atom'
          ? (published(address, 'modified') ?? published(address))
          : published(address, 'modified');
      if (format !== 'rss') expect(updated?.slice(0, 10)).toBe(changed);
    }
  });

  test('is served as what it is', () => {
    expect(contentType(feedPath(format, language))).toBe(`${feedType(format)}; charset=utf-8`);
  });
});

describe('an article', () => {
  const idsIn = (language: Language) =>
    FEED_FORMATS.map((format) => itemsOf(format, language).map(({ id }) => id));

  test('has the same id in every format', () => {
    for (const language of PUBLISHED_LANGUAGES) {
      const [rss, ...others] = idsIn(language);
      for (const ids of others) expect(ids).toEqual(rss);
    }
  });

  test('has an id of its own in every language, which no translated title or address is part of', () => {
    const [rss = []] = idsIn('es');
    for (const language of PUBLISHED_LANGUAGES) {
      expect(idsIn(language)[0]).toEqual(rss.map((id) => id.replace('/es/', `/${language}/`)));
    }
    const all = PUBLISHED_LANGUAGES.flatMap((language) => idsIn(language)[0] ?? []);
    expect(new Set(all).size).toBe(all.length);
    for (const id of all) expect(id).toMatch(/^tag:[a-z0-9.-]+,\d{4}-\d\d-\d\d:\S+$/);
  });
});

describe.each(PUBLISHED_LANGUAGES)('the feeds in %s', (language) => {
  const blog = absoluteUrl(pathFor('blog', language));

  test('RSS has all that RSS 2.0 requires of a channel, its language and its own address', () => {
    const [rss = {}] = children(parseXml(feedText('rss', language)), 'rss');
    expect(rss['@version']).toBe('2.0');
    const [channel = {}] = children(rss, 'channel');
    for (const name of ['title', 'description']) expect(text(channel, name)).toBeTruthy();
    expect(text(channel, 'link')).toBe(blog);
    expect(text(channel, 'language')).toBe(language);
    expect(text(channel, 'lastBuildDate')).toMatch(RFC_822);
    expect(children(channel, 'atom:link')).toMatchObject([
      { '@rel': 'self', '@type': feedType('rss'), '@href': absoluteUrl(feedPath('rss', language)) },
    ]);
    for (const item of children(channel, 'item')) {
      expect(children(item, 'guid')).toMatchObject([{ '@isPermaLink': 'false' }]);
      const date = text(item, 'pubDate') ?? '';
      expect(new Date(date).toUTCString().slice(0, 3), date).toBe(date.slice(0, 3));
    }
  });

  test('Atom has all that RFC 4287 requires of a feed and its entries, its language and its own address', () => {
    const [feed = {}] = children(parseXml(feedText('atom', language)), 'feed');
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed['@xml:lang']).toBe(language);
    for (const part of [feed, ...children(feed, 'entry')]) {
      expect(children(part, 'id')).toHaveLength(1);
      expect(new URL(text(part, 'id') ?? '').href).toBe(text(part, 'id'));
      expect(children(part, 'title')).toHaveLength(1);
      expect(text(part, 'updated')).toMatch(RFC_3339);
    }
    expect(children(feed, 'link').map((link) => `${link['@rel']} ${link['@href']}`)).toEqual([
      `self ${absoluteUrl(feedPath('atom', language))}`,
      `alternate ${blog}`,
    ]);
    for (const entry of children(feed, 'entry')) {
      expect(text(children(entry, 'author')[0] ?? {}, 'name')).toBeTruthy();
      expect(children(entry, 'content')).toMatchObject([{ '@type': 'html' }]);
    }
    const changes = children(feed, 'entry').map((entry) => text(entry, 'updated') ?? '');
    expect(text(feed, 'updated')).toBe(changes.sort().at(-1));
  });

  test('JSON Feed has all that version 1.1 requires, and nothing that it does not know', () => {
    const feed = JSON.parse(feedText('json', language));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/\S/),
      home_page_url: blog,
      feed_url: absoluteUrl(feedPath('json', language)),
      language,
    });
    const unknown = (object: object, keys: string) =>
      Object.keys(object).filter((key) => !keys.split(' ').includes(key) && !key.startsWith('_'));
    expect(unknown(feed, JSON_FEED_KEYS)).toEqual([]);
    for (const item of feed.items) {
      expect(unknown(item, JSON_ITEM_KEYS)).toEqual([]);
      expect(typeof item.id).toBe('string');
      expect(item.content_html).toMatch(/\S/);
      expect(item.date_published).toMatch(RFC_3339);
      expect(item.tags.every((tag: unknown) => typeof tag === 'string')).toBe(true);
      expect(item.image).toContain(absoluteUrl('/pictures/'));
    }
  });

  test('are announced by the home page, the blog and every article, and by no other page', () => {
    const announced = FEED_FORMATS.map(
      (format) => `${feedType(format)} ${absoluteUrl(feedPath(format, language))}`,
    );
    const inHead = (address: string) =>
      [...documentOf(address).querySelectorAll('link[rel=alternate][title]')].map(
        (link) => `${link.getAttribute('type')} ${link.getAttribute('href')}`,
      );
    const articles = articleSlugs(language).map((slug) => articlePath(slug, language));
    for (const address of articles) expect(inHead(address)).toEqual(announced);
    for (const page of PAGE_IDS) {
      expect(inHead(pathFor(page, language)), page).toEqual(['home', 'blog'].includes(page) ? announced : []);
    }
  });

  test('are linked on the blog', () => {
    const links = documentOf(pathFor('blog', language)).querySelectorAll('main a[type]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(
      FEED_FORMATS.map((format) => feedPath(format, language)),
    );
  });
});
