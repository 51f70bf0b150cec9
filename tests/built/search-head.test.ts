import { describe, expect, test } from 'vitest';
import { notFoundAddresses } from '#app/content/addresses.ts';
import { interfaceText } from '#app/content/interface.ts';
import { sitePages } from '#app/content/site-pages.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { settings } from '#app/site/settings.ts';
import { documentAt, documentOf } from '../support/built-site.ts';

const pages = await sitePages();

describe.each(pages)('the head of $address', ({ address, article }) => {
  const document = documentOf(address);
  const metas = (name: string) =>
    [...document.querySelectorAll(`meta[name="${name}"]`)].map((meta) => meta.getAttribute('content'));

  test('has one title, one description and one canonical address', () => {
    expect(document.querySelectorAll('head > title').length).toBe(1);
    expect(metas('description').length).toBe(1);
    expect(document.querySelectorAll('link[rel=canonical]').length).toBe(1);
  });

  test('has a title that says more than one word and ends or begins with the brand', () => {
    const title = document.title;
    expect(title.startsWith(settings.brand) || title.endsWith(` | ${settings.brand}`), title).toBe(true);
    expect(title.length, title).toBeGreaterThanOrEqual(30);
  });

  test('lets search engines in, and show its pictures large', () => {
    expect(metas('robots')).toEqual(['max-image-preview:large']);
  });

  test(article ? 'names the author' : 'names no author', () => {
    expect(metas('author')).toEqual(article ? [article.author] : []);
  });

  test('gives the browser its theme colour', () => {
    expect(metas('theme-color').length).toBeGreaterThan(0);
  });
});

test('descriptions are not the beginning of the text, nor the title again', () => {
  const copied = pages.filter(({ address }) => {
    const document = documentOf(address);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    const lead = document.querySelector('.type-lead')?.textContent ?? '';
    return lead.startsWith(description.slice(0, 60)) || description.startsWith(document.title);
  });
  expect(copied.map(({ address }) => address)).toEqual([]);
});

describe.each(notFoundAddresses())('the document for unknown addresses %s', (address) => {
  const document = documentAt(`${address}.html`);

  test('tells search engines to pass', () => {
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('claims no address and no other languages', () => {
    const claims = 'link[rel=canonical], link[hreflang], meta[property="og:url"]';
    expect(document.querySelectorAll(claims).length).toBe(0);
  });

  test('has a title in the language of its path', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(languageOfPath(address));
    expect(document.title).toBe(
      `${interfaceText(languageOfPath(address), 'Página no encontrada')} | ${settings.brand}`,
    );
  });
});
