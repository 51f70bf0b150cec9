import { describe, expect, test } from 'vitest';
import { articleAlternates } from '#app/content/articles.ts';
import { workAlternates } from '#app/content/works.ts';
import { pathFor } from '#app/site/paths.ts';
import { answer } from './answer.ts';
import { cacheControl, robotsTag } from './headers.ts';
import { notFoundDocument } from './not-found-document.ts';
import { redirects } from './redirects.ts';

const FILES = new Set([
  '/index.html',
  '/tecnologia/index.html',
  '/assets/a.js',
  '/404.html',
  '/blog/404.html',
]);
const exists = (file: string) => FILES.has(file);

describe('what a host answers', () => {
  test('answers an address with its document', () => {
    expect(answer('/tecnologia', exists)).toEqual({
      kind: 'file',
      file: '/tecnologia/index.html',
      status: 200,
    });
    expect(answer('/', exists)).toEqual({ kind: 'file', file: '/index.html', status: 200 });
  });

  test('leads the form with a slash to the form without', () => {
    expect(answer('/tecnologia/', exists)).toEqual({ kind: 'redirect', to: '/tecnologia' });
  });

  test('answers unknown addresses with status 404 and the document of their kind', () => {
    expect(answer('/nada', exists)).toEqual({ kind: 'file', file: '/404.html', status: 404 });
    expect(answer('/blog/nada', exists)).toEqual({ kind: 'file', file: '/blog/404.html', status: 404 });
    expect(notFoundDocument('/en/nothing')).toBe('/en/404.html');
    expect(notFoundDocument('/de/blog/nichts')).toBe('/de/blog/404.html');
  });

  test('never shows a document under its file name', () => {
    expect(answer('/tecnologia/index.html', exists)).toMatchObject({ status: 404 });
  });

  test('never serves the compressed form of a file under its own name', () => {
    expect(answer('/assets/a.js.br', (file) => file === '/assets/a.js.br')).toMatchObject({ status: 404 });
  });

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
    expect(answer('/%zz', exists)).toEqual({ kind: 'malformed' });
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
