import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteAddresses } from '#app/content/addresses.ts';
import { articleSlugs } from '#app/content/articles.ts';
import { legalMarkdown } from '#app/content/legal.ts';
import { languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { FEED_FORMATS, feedPath, markdownPath } from '#app/site/other-formats.ts';
import { WRITTEN_PAGES } from '#app/site/page-lists.ts';
import { absoluteUrl, articlePath, pathFor } from '#app/site/paths.ts';
import { contentType } from '#hosting/content-types.ts';
import { allFiles, documentOf, fileOf, html, lettersOf } from '../support/built-site.ts';

/** Addresses whose text is written in Markdown. */
const written = PUBLISHED_LANGUAGES.flatMap((language) => [
  ...articleSlugs(language).map((slug) => articlePath(slug, language)),
  ...WRITTEN_PAGES.map((page) => pathFor(page, language)),
]);

/** What only shows in a browser. */
const BROWSER_ONLY = 'nav *, search *, aside *, [aria-hidden=true], [aria-hidden=true] *';

/** The text of an element, without buttons and `aria-hidden` parts. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll('[aria-hidden=true], button')) unread.remove();
  return copy.textContent ?? '';
}

/** Front matter and text of a Markdown file. */
function read(pathname: string): { front: Record<string, string>; tree: Root; text: string } {
  const [, front = '', text = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fileOf(pathname).toString('utf8')) ?? [];
  return { front: parse(front) ?? {}, tree: unified().use(remarkParse).use(remarkGfm).parse(text), text };
}

function all<T extends Root['children'][number]['type'] | 'link' | 'image'>(tree: Root, type: T) {
  const found: unknown[] = [];
  visit(tree, type, (node) => void found.push(node));
  return found as Extract<Root['children'][number], { type: T }>[];
}

function urlsIn(tree: Root): string[] {
  return [...all(tree, 'link'), ...all(tree, 'image')].map((node) => (node as { url: string }).url);
}

describe.each(written)('the Markdown version of %s', (address) => {
  const file = markdownPath(address);
  const { front, tree, text } = read(file);
  const document = documentOf(address);
  // Cards and calls below an article or a legal text are no part of it.
  const part = document.querySelector('main > article');
  const shown = (selector: string) =>
    [...(part?.querySelectorAll(selector) ?? [])].filter((element) => !element.matches(BROWSER_ONLY));

  test('is named by the page', () => {
    const link = document.querySelector('link[rel=alternate][type="text/markdown"]');
    expect(link?.getAttribute('href')).toBe(absoluteUrl(file));
  });

  test('says what it is the text of', () => {
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    expect(front).toMatchObject({
      url: absoluteUrl(address),
      language: languageOfPath(address),
      description,
    });
    expect(document.title).toContain(front.title);
  });

  test('has the headings of the page, in its order', () => {
    const onPage = shown('h1, h2, h3').map(
      (heading) => heading.getAttribute('aria-label') ?? wordsOf(heading),
    );
    expect(all(tree, 'heading').map((heading) => lettersOf(textOf(heading)))).toEqual(onPage.map(lettersOf));
  });

  test('begins with its one first heading and skips no level', () => {
    const levels = all(tree, 'heading').map(({ depth }: Heading) => depth);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('says all that the page says', () => {
    const said = lettersOf(textOf(tree));
    // The line under an article's title is front matter here.
    const missing = shown('p, li, dt, dd, td, th, blockquote, figcaption')
      .filter((element) => !element.closest('header') && !element.querySelector('p, ul, ol, dl'))
      .map(wordsOf)
      .filter((words) => !said.includes(lettersOf(words)));
    expect(missing).toEqual([]);
  });

  test('is Markdown alone', () => {
    expect(all(tree, 'html')).toEqual([]);
    expect(text).not.toMatch(/<\/?[a-z!]|&#x|\{\{|\]\((page|page-es|article|picture):|:::/i);
  });

  test('has absolute addresses only', () => {
    expect(urlsIn(tree).filter((url) => !/^(https:\/\/|mailto:|tel:)/.test(url))).toEqual([]);
  });

  test('describes every picture', () => {
    const pictures = all(tree, 'image') as unknown as { alt: string }[];
    expect(pictures.filter(({ alt }) => !alt)).toEqual([]);
    const onPage = new Set(shown('img[alt]:not([alt=""])').map((image) => image.getAttribute('alt')));
    expect(new Set(pictures.map(({ alt }) => alt))).toEqual(onPage);
  });
});

describe('llms.txt', () => {
  const text = fileOf('/llms.txt').toString('utf8');
  const tree = unified().use(remarkParse).parse(text);
  const kinds = tree.children.map((node) => (node.type === 'heading' ? `h${node.depth}` : node.type));

  test('has the parts of the format in its order: name, summary, remarks, sections of links', () => {
    expect(kinds.slice(0, 3)).toEqual(['h1', 'blockquote', 'list']);
    const sections = kinds.slice(3);
    expect(sections).toEqual(sections.map((_, index) => (index % 2 === 0 ? 'h2' : 'list')));
    expect(text.match(/^## .+$/gm)?.at(-1)).toBe('## Optional');
  });

  test('lists every page, work and article once, by its Markdown where there is any', () => {
    const feeds = PUBLISHED_LANGUAGES.flatMap((language) =>
      FEED_FORMATS.map((format) => feedPath(format, language)),
    );
    const pages = siteAddresses().map((address) =>
      written.includes(address) ? markdownPath(address) : address,
    );
    expect(urlsIn(tree).sort()).toEqual([...pages, ...feeds].map(absoluteUrl).sort());
  });

  test('names addresses of this site only', () => {
    const named = text.match(/https:\/\/[^\s)`]+/g) ?? [];
    expect(named.filter((url) => !url.startsWith(absoluteUrl('/')))).toEqual([]);
  });
});

test('Markdown is served as what it is', () => {
  expect(contentType('/en.md')).toBe('text/markdown; charset=utf-8');
});

test('no Markdown is there, or named by a page, but of what is written in it', () => {
  const files = allFiles().filter((file) => file.endsWith('.md'));
  expect(files.map((file) => `/${file}`).sort()).toEqual(written.map(markdownPath).sort());
  const naming = siteAddresses().filter((address) => html(address).includes('type="text/markdown"'));
  expect(naming.sort()).toEqual([...written].sort());
});

test.each(PUBLISHED_LANGUAGES)('the accessibility statement in %s is its own text', (language) => {
  const { updated, body } = legalMarkdown('accessibility', language);
  const { front, text } = read(markdownPath(pathFor('accessibility', language)));
  expect(front.updated).toBe(updated);
  // Markdown converted from the page would have other list marks, and the page's index.
  expect(text.match(/^(#|- ).*/gm)).toHaveLength((body.match(/^(#|- ).*/gm)?.length ?? 0) + 1);
});
