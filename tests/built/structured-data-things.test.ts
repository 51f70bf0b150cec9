import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { film, registeredPictures } from '#app/content/picture-registry.ts';
import { sitePages } from '#app/content/site-pages.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { documentOf, ROOT } from '../support/built-site.ts';
import { graphOn, type Node, nodesIn, thingOn } from '../support/structured-data.ts';

const pages = await sitePages();
const articles = pages.flatMap(({ article, address, language }) =>
  article ? [{ article, address, language }] : [],
);

/** All distinct descriptions of pictures on any page: a single language may be wrong. */
function pictures(): Node[] {
  const all = pages.flatMap(({ address }) => nodesIn(graphOn(address)));
  const objects = all.filter((node) => node['@type'] === 'ImageObject');
  const said = ({ url, width, height, digitalSourceType }: Node) =>
    JSON.stringify([url, width, height, digitalSourceType]);
  return [...new Map(objects.map((node) => [said(node), node])).values()];
}

test('pictures are described with the size their files have, and large enough for search results', async () => {
  expect(pictures().length).toBeGreaterThan(9);
  for (const { url, width, height } of pictures()) {
    const file = await sharp(path.join(ROOT, new URL(String(url)).pathname)).metadata();
    expect([width, height], String(url)).toEqual([`${file.width}`, `${file.height}`]);
    // Google, "Article": width times height must be 50,000 or more.
    expect(file.width * file.height, String(url)).toBeGreaterThanOrEqual(50_000);
  }
});

test('rendered pictures are not passed off as photographs', () => {
  const registry = registeredPictures();
  for (const { url, digitalSourceType } of pictures()) {
    const name = path.basename(String(url));
    const entry = registry[name.replace(/(?:-\d+x\d+)?\..*$/, '')];
    expect(entry, name).toBeDefined();
    expect(digitalSourceType, name).toBe(entry?.render ? 'DigitalArtDigitalSource' : undefined);
  }
});

describe.each(articles)('the article $address', ({ address, article, language }) => {
  const posting = thingOn(address, 'BlogPosting');
  const document = documentOf(address);
  const head = document.querySelector('article header');

  test('is described as it is read: headline, author, section and dates', () => {
    const author = posting?.author as Node;
    // A day alone would leave its time zone to be guessed.
    const [published, changed = published] = [...(head?.querySelectorAll('time') ?? [])].map(
      (time) => `${time.getAttribute('datetime')}T12:00:00Z`,
    );
    expect(posting?.headline).toBe(document.querySelector('h1')?.textContent);
    expect(head?.textContent).toContain(String(author.name));
    expect(head?.textContent).toContain(String(posting?.articleSection));
    expect(posting).toMatchObject({ datePublished: published, dateModified: changed });
    expect(author['@type']).toBe('Organization');
  });

  test('is described with its language, description, publisher, page and blog', () => {
    expect(posting).toMatchObject({
      inLanguage: language,
      description: article.description,
      publisher: { '@id': thingOn(address, 'GeneralContractor')?.['@id'] },
      mainEntityOfPage: { '@id': thingOn(address, 'WebPage')?.['@id'] },
      isPartOf: { '@id': thingOn(pathFor('blog', language), 'Blog')?.['@id'] },
    });
  });

  test('offers its picture in the three proportions search engines ask for, 1,200 px wide', () => {
    // Google, "Article", image: 16x9, 4x3 and 1x1.
    const images = ((posting?.image ?? []) as Node[]).map(({ width, height }) => [
      Number(width),
      Number(height),
    ]);
    expect(images.map(([width = 0, height = 1]) => (width / height).toFixed(2))).toEqual([
      '1.78',
      '1.33',
      '1.00',
    ]);
    expect(images.filter(([width = 0]) => width < 1200)).toEqual([]);
  });

  test('counts about as many words as its text has', () => {
    const words = document.querySelector('article .prose')?.textContent?.match(/[\p{L}\p{N}]+/gu) ?? [];
    const ratio = Number(posting?.wordCount) / words.length;
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.1);
  });
});

describe.each(PUBLISHED_LANGUAGES)('in %s', (language) => {
  test('the blog lists its articles, newest first, as they describe themselves', () => {
    const blog = thingOn(pathFor('blog', language), 'Blog');
    const listed = nodesIn(blog).filter((node) => node['@type'] === 'BlogPosting');
    const own = articles.filter((each) => each.language === language);
    expect(listed.map(({ url }) => url)).toEqual(own.map(({ address }) => absoluteUrl(address)));
    for (const { '@id': id, headline, datePublished, dateModified } of listed) {
      const itself = own
        .map(({ address }) => thingOn(address, 'BlogPosting'))
        .find((each) => each?.['@id'] === id);
      expect(itself).toMatchObject({ headline, datePublished, dateModified });
    }
  });

  test('the portfolio lists the works as the page shows them, in its order', () => {
    const address = pathFor('projects', language);
    const list = thingOn(address, 'ItemList');
    const works = nodesIn(list).filter((node) => node['@type'] === 'CreativeWork');
    const shown = [...documentOf(address).querySelectorAll('main li[id]')].map((item) => ({
      name: item.querySelector('h3')?.textContent,
      description: item.querySelector('p')?.textContent,
      url: absoluteUrl(item.querySelector('h3 a')?.getAttribute('href') ?? ''),
      genre: item.closest('section')?.querySelector('h2')?.textContent,
    }));
    expect(shown.length).toBeGreaterThan(0);
    expect(list?.numberOfItems).toBe(shown.length);
    expect(works.map(({ name, description, url, genre }) => ({ name, description, url, genre }))).toEqual(
      shown,
    );
  });
});

test.each(PUBLISHED_LANGUAGES)('the film is described in %s as the file that was built', (language) => {
  const address = pathFor('phases', language);
  const [file] = globSync('**/construction*.mp4', { cwd: ROOT });
  const video = thingOn(address, 'VideoObject');
  expect(video?.contentUrl).toBe(absoluteUrl(`/${file}`));
  expect(video?.duration).toBe(`PT${film().seconds}S`);
  expect(thingOn(address, 'WebPage')?.video).toEqual({ '@id': video?.['@id'] });
});
