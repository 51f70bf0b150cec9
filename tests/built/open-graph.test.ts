import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sitePages } from '#app/content/site-pages.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import { documentOf, fileOf, html } from '../support/built-site.ts';

const locale = (language: (typeof PUBLISHED_LANGUAGES)[number]) =>
  LANGUAGE_INFO[language].locale.replace('-', '_');

/** Every value a document gives for an Open Graph tag. */
function values(address: string, name: string): string[] {
  const tags = documentOf(address).querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`);
  return [...tags].map((tag) => tag.getAttribute('content') ?? '');
}

describe.each(await sitePages())(
  'the Open Graph tags of $address',
  ({ address, language, alternates, article }) => {
    const title = documentOf(address).title.replace(new RegExp(` \\| ${settings.brand}$`), '');
    const description = documentOf(address).querySelector('meta[name=description]')?.getAttribute('content');
    const [image = ''] = values(address, 'og:image');

    test('say what the page itself says', () => {
      const expected: [tag: string, values: (string | null | undefined)[]][] = [
        ['og:type', [article ? 'article' : 'website']],
        ['og:site_name', [settings.brand]],
        ['og:title', [title]],
        ['og:description', [description]],
        ['og:url', [absoluteUrl(address)]],
        ['og:locale', [locale(language)]],
        [
          'og:locale:alternate',
          PUBLISHED_LANGUAGES.filter((code) => code !== language && alternates[code]).map(locale),
        ],
        ['twitter:card', ['summary_large_image']],
        ['twitter:title', [title]],
        ['twitter:description', [description]],
        ['twitter:image', [image]],
        ['article:published_time', article ? [article.date] : []],
        ['article:modified_time', article?.updated ? [article.updated] : []],
        ['article:author', article ? [article.author] : []],
        ['article:section', article ? [article.category] : []],
        ['author', article ? [article.author] : []],
      ];
      expect(expected.map(([tag]) => [tag, values(address, tag)])).toEqual(expected);
    });

    test('describe the card in no more words than messengers keep', () => {
      const [alt = ''] = values(address, 'og:image:alt');
      expect(alt.length).toBeGreaterThan(30);
      // X cuts it there.
      expect(alt.length).toBeLessThanOrEqual(420);
      expect(alt, 'one mark at the end of a sentence').not.toMatch(/[.?!…][.?!…]/);
    });

    test('are understood by messengers that read 32 KB of a document, as Slack does', () => {
      expect(html(address).slice(0, 32_000).lastIndexOf('name="twitter:image:alt"')).toBeGreaterThan(0);
    });

    test('name a card of 1200 by 630 that can be decoded and is not too heavy for a messenger', async () => {
      expect(image.startsWith(absoluteUrl('/cards/')), image).toBe(true);
      const card = fileOf(new URL(image).pathname);
      const { info } = await sharp(card, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1200, 630]);
      // WhatsApp shows none above 300 KB.
      expect(card.length).toBeLessThanOrEqual(200_000);
    });
  },
);
