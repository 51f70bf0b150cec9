import { describe, expect, test } from 'vitest';
import { notFoundAddresses, siteAddresses } from '#app/content/addresses.ts';
import { languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { allDocuments, documentOf, html } from '../support/built-site.ts';

const addresses = siteAddresses();

describe.each(addresses)('the document of %s', (address) => {
  const document = documentOf(address);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  test('says which language it is in', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(languageOfPath(address));
  });

  test('chooses the language before anything of it can be painted', () => {
    const script = document.body.firstElementChild;
    expect(script?.tagName).toBe('SCRIPT');
    const { paths } = JSON.parse(script?.getAttribute('data-addresses') ?? '{}');
    expect(paths[languageOfPath(address)]).toBe(address);
    expect(Object.keys(paths).sort()).toEqual([...PUBLISHED_LANGUAGES].sort());
  });

  test('has a title of at most 65 characters', () => {
    expect(document.title.length, document.title).toBeLessThanOrEqual(65);
  });

  test('has a description of 120 to 160 characters', () => {
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });

  test('has exactly one h1 with text', () => {
    expect(all('h1').length).toBe(1);
    expect(document.querySelector('h1')?.textContent?.trim()).toBeTruthy();
  });

  test('skips no heading level', () => {
    const levels = all('h1, h2, h3, h4').map((heading) => Number(heading.tagName[1]));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, levels.join(' ')).toEqual([]);
  });

  test('has banner, main, footer and navigation', () => {
    for (const landmark of ['header', 'main', 'footer', 'nav']) {
      expect(document.querySelector(landmark), landmark).not.toBeNull();
    }
  });

  test('carries its text without any script', () => {
    const words = document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThan(60);
  });

  test('gives every picture a description, a size and, unless it comes first, lazy loading', () => {
    for (const image of all('img:not([data-placeholder])')) {
      expect(image.hasAttribute('alt'), image.outerHTML).toBe(true);
      expect(image.getAttribute('width'), image.outerHTML).toBeTruthy();
      expect(image.getAttribute('height'), image.outerHTML).toBeTruthy();
    }
    const urgent = all('img[fetchpriority=high]');
    expect(urgent.length, 'pictures loaded with priority').toBeLessThanOrEqual(1);
  });

  test('has no style attribute and no inline handler, which its Content-Security-Policy would refuse', () => {
    const body = html(address).replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
    expect(body.match(/\sstyle="[^"]*"/)?.[0]).toBeUndefined();
    expect(body.match(/\son[a-z]+="[^"]*"/)?.[0]).toBeUndefined();
  });
});

test('no two documents share a title or a description', () => {
  for (const read of [
    (address: string) => `${languageOfPath(address)}: ${documentOf(address).title}`,
    (address: string) => documentOf(address).querySelector('meta[name=description]')?.getAttribute('content'),
  ]) {
    const values = addresses.map(read);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('documents for unknown addresses are there, and search engines are told to pass', () => {
  const notFound = allDocuments().filter((file) => file.endsWith('404.html'));
  expect(notFound.length).toBe(notFoundAddresses().length);
});
