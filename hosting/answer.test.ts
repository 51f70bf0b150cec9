import { describe, expect, test } from 'vitest';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { answer } from './answer.ts';
import { fileHeaders } from './headers.ts';
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

  test('moves no address to itself, to another move or away from a page that exists', () => {
    const moves = redirects();
    for (const [from, to] of moves) {
      expect(to).not.toBe(from);
      expect(moves.has(to), `${from} -> ${to}`).toBe(false);
    }
    expect(moves.has('/')).toBe(false);
  });

  test('leads the word for «contact» to the quote page, behind a prefix in its language', () => {
    const moves = redirects();
    for (const word of ['contacto', 'contact', 'contatti', 'kontakt', 'contato']) {
      expect(moves.get(`/${word}`)).toBe(pathFor('quote', 'es'));
      for (const language of PUBLISHED_LANGUAGES)
        expect(moves.get(`/${language}/${word}`)).toBe(pathFor('quote', language));
    }
  });

  test('lets other sites show pictures, cards, film, icons and feeds, and nothing else', () => {
    const shownTo = (file: string) => fileHeaders(file)['Cross-Origin-Resource-Policy'];
    for (const file of [
      '/pictures/a.avif',
      '/cards/a.jpg',
      '/assets/a.mp4',
      '/favicon.ico',
      '/blog/feed.rss',
    ])
      expect(shownTo(file), file).toBe('cross-origin');
    for (const file of ['/tecnologia.html', '/assets/a.js', '/_.data', '/robots.txt'])
      expect(shownTo(file), file).toBe('same-origin');
  });

  test('keeps the data of pages out of search results, and nothing else', () => {
    expect(fileHeaders('/en/technology.data')['X-Robots-Tag']).toBe('noindex');
    for (const file of ['/en/technology.html', '/robots.txt', '/blog/feed.rss', '/cards/en.jpg'])
      expect(fileHeaders(file)['X-Robots-Tag'], file).toBeUndefined();
  });
});
