import { describe, expect, test } from 'vitest';
import { notFoundAddresses, siteAddresses } from '#app/content/addresses.ts';
import { translate } from '#app/i18n/translator.ts';
import { languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import { documentAt, documentOf } from '../support/built-site.ts';

const addresses = siteAddresses();
const descriptionOf = (document: Document) =>
  document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';

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

  test('is first painted with its whole header, which would move if the rest of it came later', () => {
    const [expected] = all('head > link[rel=expect][blocking=render]');
    const target = document.querySelector(expected?.getAttribute('href') ?? 'none');
    expect(target?.tagName).toBe('MAIN');
    // 4 = DOCUMENT_POSITION_FOLLOWING
    expect(document.querySelector('header')?.compareDocumentPosition(target as Element)).toBe(4);
  });

  test('has one title of 30 to 65 characters that ends or begins with the brand', () => {
    const { title } = document;
    expect(all('head > title').length).toBe(1);
    expect(title.startsWith(settings.brand) || title.endsWith(` | ${settings.brand}`), title).toBe(true);
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(65);
  });

  test('lets search engines in, and show its pictures large', () => {
    expect(all('meta[name=robots]').map((meta) => meta.getAttribute('content'))).toEqual([
      'max-image-preview:large',
    ]);
  });

  test('has one description of 120 to 160 characters, which is neither its title nor the beginning of its text', () => {
    const description = descriptionOf(document);
    const lead = document.querySelector('.type-lead')?.textContent ?? '';
    expect(all('meta[name=description]').length).toBe(1);
    expect(lead.startsWith(description.slice(0, 60)) || description.startsWith(document.title)).toBe(false);
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });

  test('carries its text without any script', () => {
    const words = document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThan(60);
  });

  test('loads every picture lazily unless it comes first and has priority', () => {
    const pictures = (selector: string) => all(selector).map(({ outerHTML }) => outerHTML);
    const urgent = pictures('img[fetchpriority=high]');
    expect(pictures('img:not([loading=lazy])')).toEqual(urgent);
    const [, ...later] = pictures('img');
    expect(later.filter((picture) => urgent.includes(picture))).toEqual([]);
  });
});

test('no two documents share a title or a description', () => {
  for (const read of [
    (address: string) => `${languageOfPath(address)}: ${documentOf(address).title}`,
    (address: string) => descriptionOf(documentOf(address)),
  ]) {
    const values = addresses.map(read);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

describe.each(notFoundAddresses())('the document for unknown addresses %s', (address) => {
  const document = documentAt(`${address}.html`);

  test('tells search engines to pass, claims no address and no other languages, and describes nothing', () => {
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    const claims =
      'link[rel=canonical], link[hreflang], meta[property^="og:"], script[type="application/ld+json"]';
    expect(document.querySelectorAll(claims).length).toBe(0);
  });

  test('has a title in the language of its path', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(languageOfPath(address));
    expect(document.title).toBe(
      `${translate(languageOfPath(address), 'Página no encontrada')} | ${settings.brand}`,
    );
  });
});
