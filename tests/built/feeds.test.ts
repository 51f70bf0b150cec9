import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { finishedArticles } from '#app/content/articles.ts';
import { absoluteUrl, FEED_TYPE, feedPath, pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { contentType } from '#hosting/content-types.ts';
import { fileOf, leadsSomewhere } from '../support/built-site.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });

describe.each(PUBLISHED_LANGUAGES)('the feed in %s', async (language) => {
  const built = fileOf(feedPath(language)).toString('utf8');
  const { channel } = parser.parse(built).rss;
  const articles = await finishedArticles(language);

  test('is well-formed and has all that RSS 2.0 requires of a channel', () => {
    expect(XMLValidator.validate(built)).toBe(true);
    expect(channel).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      link: absoluteUrl(pathFor('blog', language)),
      language,
    });
  });

  test('names every article, newest first: title, excerpt, link, its own day and an id that stays', () => {
    expect(channel.item).toMatchObject(
      articles.map(({ key, title, excerpt, path, date }) => ({
        title,
        description: excerpt,
        link: absoluteUrl(path),
        // Noon: the same day wherever it is read.
        pubDate: new Date(`${date}T12:00:00Z`).toUTCString(),
        guid: {
          '#text': expect.stringMatching(new RegExp(`^tag:[a-z0-9.-]+,${date}:blog/${language}/${key}$`)),
        },
      })),
    );
  });

  test('shows a picture of each article that is there', () => {
    for (const item of channel.item)
      expect(leadsSomewhere(new URL(item['media:content']['@url']).pathname), item.title).toBe(true);
  });

  test('is served as what it is', () => {
    expect(contentType(feedPath(language))).toBe(`${FEED_TYPE}; charset=utf-8`);
  });
});
