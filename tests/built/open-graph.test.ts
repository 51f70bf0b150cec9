import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sitePages } from '#app/content/site-pages.ts';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { documentOf, fileOf, html } from '../support/built-site.ts';

const pages = await sitePages();
const locale = (language: (typeof PUBLISHED_LANGUAGES)[number]) =>
  LANGUAGE_INFO[language].locale.replace('-', '_');

/** Every value a document gives for an Open Graph tag. */
function values(address: string, name: string): string[] {
  const tags = documentOf(address).querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`);
  return [...tags].map((tag) => tag.getAttribute('content') ?? '');
}

function cardOf(address: string): Buffer {
  return fileOf(new URL(values(address, 'og:image')[0] ?? '').pathname);
}

describe.each(pages)('the Open Graph tags of $address', ({ address, language, alternates, article }) => {
  const title = documentOf(address).title.replace(new RegExp(` \\| ${settings.brand}$`), '');
  const description = documentOf(address).querySelector('meta[name=description]')?.getAttribute('content');

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
      ['og:image:type', ['image/jpeg']],
      ['og:image:width', ['1200']],
      ['og:image:height', ['630']],
      ['twitter:card', ['summary_large_image']],
      ['twitter:title', [title]],
      ['twitter:description', [description]],
      ['article:published_time', article ? [article.date] : []],
      ['article:modified_time', article?.updated ? [article.updated] : []],
      ['article:author', article ? [article.author] : []],
      ['article:section', article ? [article.category] : []],
      ['author', article ? [article.author] : []],
    ];
    const said = expected.map(([tag]) => [tag, values(address, tag)]);
    expect(said).toEqual(expected);
  });

  test('names one picture, at an absolute address, for both kinds of tag', () => {
    const [image = ''] = values(address, 'og:image');
    expect(image.startsWith(absoluteUrl('/cards/')), image).toBe(true);
    expect(values(address, 'og:image')).toHaveLength(1);
    expect(values(address, 'twitter:image')).toEqual([image]);
  });

  test('describes the picture with the headline that stands on it', () => {
    const heading = documentOf(address).querySelector('h1');
    const headline = heading?.getAttribute('aria-label') ?? heading?.textContent ?? '';
    const [alt = ''] = values(address, 'og:image:alt');
    expect(alt).toContain(headline.trim().replace(/\.$/, ''));
    expect(alt, 'one mark at the end of a sentence').not.toMatch(/[.?!…][.?!…]/);
    // X cuts it there.
    expect(alt.length).toBeLessThanOrEqual(420);
    expect(values(address, 'twitter:image:alt')).toEqual([alt]);
  });

  test('is understood by messengers that read 32 KB of a document, as Slack does', () => {
    const start = html(address).slice(0, 32_000);
    expect(start.lastIndexOf('name="twitter:image:alt"')).toBeGreaterThan(0);
  });

  test('shows a picture of 1200 by 630 that can be decoded, of at most 120,000 bytes', async () => {
    const card = cardOf(address);
    const { info } = await sharp(card, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    expect((await sharp(card).metadata()).format).toBe('jpeg');
    expect(card.length).toBeLessThanOrEqual(120_000);
  });

  test('shows a headline that stays inside its bay', async () => {
    const darkest = async (left: number, top: number, width: number, height: number) => {
      const region = sharp(cardOf(address)).extract({ left, top, width, height }).greyscale();
      return (await region.raw().toBuffer()).reduce((least, value) => Math.min(least, value), 255);
    };
    expect(await darkest(72, 40, 540, 470), 'no headline').toBeLessThan(60);
    expect(await darkest(616, 0, 14, 535), 'runs into the picture').toBeGreaterThan(215);
    expect(await darkest(54, 515, 560, 20), 'runs into the lower track').toBeGreaterThan(215);
    expect(await darkest(52, 0, 10, 535), 'runs into the stud').toBeGreaterThan(215);
  });
});

test('every page has a picture of its own: no address, and no look in its language, is there twice', () => {
  const addresses = pages.map(({ address }) => values(address, 'og:image')[0]);
  expect(new Set(addresses).size).toBe(pages.length);
  const looks = pages.map(({ address, language }) => language + cardOf(address).toString('base64'));
  expect(new Set(looks).size).toBe(pages.length);
});
