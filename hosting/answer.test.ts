import { describe, expect, test } from 'vitest';
import { articleAlternates } from '#app/content/articles.ts';
import { workAlternates } from '#app/content/works.ts';
import { pathFor } from '#app/site/paths.ts';
import { answer } from './answer.ts';
import { cacheControl, robotsTag } from './headers.ts';
import { notFoundDocument } from './not-found-document.ts';
import { redirects } from './redirects.ts';

describe('what a host answers', () => {
  test('has a 404 document for each language, and another one for articles', () => {
    expect(notFoundDocument('/nada')).toBe('/404.html');
    expect(notFoundDocument('/blog/nada')).toBe('/blog/404.html');
    expect(notFoundDocument('/en/nothing')).toBe('/en/404.html');
    expect(notFoundDocument('/de/blog/nichts')).toBe('/de/blog/404.html');
  });

  // Every path leads to a file here. In the preview hardly any does, so its tests would pass without the rule.
  test.each([
    '//',
    '//evil.example/',
    '/tecnologia//',
    '/./tecnologia',
    '/blog/../tecnologia',
    '/blog/%2e%2e/tecnologia',
    '/tecnologia%2F',
    '/tecnologia%00',
    '/\\evil.example/',
    '/.htaccess',
  ])('finds nothing at %s', (path) => {
    expect(answer(path, () => true)).toMatchObject({ kind: 'file', status: 404 });
  });

  test('lets the folder that is meant to be found be found, though its name starts with a dot', () => {
    expect(answer('/.well-known/security.txt', () => true)).toMatchObject({ status: 200 });
  });

  test('says so when a path cannot be decoded', () => {
    expect(answer('/%zz', () => true)).toEqual({ kind: 'malformed' });
  });

  test('keeps files named after their content for a year and asks for documents each time', () => {
    expect(cacheControl('/assets/a.js')).toContain('immutable');
    expect(cacheControl('/tecnologia/index.html')).toBe('no-cache');
  });

  test('moves no address to itself, to another move or away from a page that exists', () => {
    const moves = redirects();
    for (const [from, to] of moves) {
      expect(to).not.toBe(from);
      expect(moves.has(to), `${from} -> ${to}`).toBe(false);
    }
    expect(moves.has('/')).toBe(false);
  });

  test('leads the address of another language below a prefix to the page, the article or the work that is meant', () => {
    const moves = redirects();
    const leadsTo = (address: string) => moves.get(address) ?? address;
    for (const { es = '', en = '', de } of [...articleAlternates(), ...workAlternates()]) {
      expect(leadsTo(`/de${es}`)).toBe(de);
      expect(leadsTo(en.slice('/en'.length))).toBe(es);
    }
    expect(leadsTo(`/en${pathFor('technology', 'es')}`)).toBe(pathFor('technology', 'en'));
  });

  test('keeps the copies of pages for programs out of search results, and nothing else', () => {
    expect(robotsTag('/en/technology.md')).toBe('noindex');
    for (const file of ['/en/technology/index.html', '/llms.txt', '/blog/feed.rss', '/cards/en.jpg']) {
      expect(robotsTag(file), file).toBeUndefined();
    }
  });
});
