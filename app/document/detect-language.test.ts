import { describe, expect, test } from 'vitest';
import { chooseLanguage, isCrawler, type PageAddresses } from '#app/document/detect-language.ts';

const PATHS = {
  es: '/tecnologia',
  en: '/en/technology',
  it: '/it/tecnologia',
  de: '/de/steel-frame-technik',
  pl: '/pl/technologia',
  pt: '/pt/tecnologia',
};

type Visitor = {
  at?: keyof typeof PATHS;
  asked?: string;
  cookie?: string | 'blocked';
  local?: string | 'blocked';
  session?: string | 'blocked';
  languages?: string[];
};

/** What is chosen for that visitor, and which stores were looked into. */
function visit(
  { at = 'es', asked, cookie, local, session, languages = ['es-ES'] }: Visitor,
  addresses: PageAddresses = { paths: PATHS },
  pathname = PATHS[at],
) {
  const looked: string[] = [];
  const look = (name: string, value: string | undefined) => () => {
    looked.push(name);
    if (value === 'blocked') throw new Error('SecurityError');
    return value;
  };
  const stored = [look('cookie', cookie), look('local', local), look('session', session)];
  const choice = chooseLanguage(
    { pathname, asked: asked ?? null, language: at, stored, preferred: languages },
    addresses,
  );
  return { ...choice, looked };
}

describe('at a Spanish address', () => {
  test.each<[string, Visitor, string | undefined]>([
    ['a Spanish browser stays', { languages: ['es-ES', 'en'] }, undefined],
    ['an English browser goes to English', { languages: ['en-GB'] }, '/en/technology'],
    ['a Brazilian browser goes to Portuguese', { languages: ['pt-BR'] }, '/pt/tecnologia'],
    ['a Portuguese browser goes to Portuguese', { languages: ['pt-PT'] }, '/pt/tecnologia'],
    [
      'unsupported languages are skipped',
      { languages: ['fr-FR', 'nl', 'de-AT', 'en'] },
      '/de/steel-frame-technik',
    ],
    ['only unsupported languages: Spanish', { languages: ['fr', 'nl'] }, undefined],
    ['the cookie counts before the browser', { cookie: 'pl', languages: ['en'] }, '/pl/technologia'],
    ['a cookie that says Spanish keeps Spanish', { cookie: 'es', languages: ['en'] }, undefined],
    ['a regional cookie matches by its start', { cookie: 'en-US' }, '/en/technology'],
    ['the cookie counts before local storage', { cookie: 'it', local: 'de' }, '/it/tecnologia'],
    ['a malformed cookie is skipped', { cookie: '%%%', local: 'de' }, '/de/steel-frame-technik'],
    ['an unsupported cookie is skipped', { cookie: 'fr', local: 'de' }, '/de/steel-frame-technik'],
    ['a word that only begins like a code is skipped', { cookie: 'english', languages: ['es'] }, undefined],
    ['prototype names are no languages', { cookie: '__proto__', local: 'constructor' }, undefined],
    ['local storage counts before session storage', { local: 'it', session: 'de' }, '/it/tecnologia'],
    ['session storage counts before the browser', { session: 'pl', languages: ['en'] }, '/pl/technologia'],
    ['blocked cookies are skipped', { cookie: 'blocked', local: 'de' }, '/de/steel-frame-technik'],
    [
      'blocked storage is skipped',
      { local: 'blocked', session: 'blocked', languages: ['it'] },
      '/it/tecnologia',
    ],
    [
      'the query counts before everything',
      { asked: 'de', cookie: 'it', local: 'pl' },
      '/de/steel-frame-technik',
    ],
    ['the query may say Spanish', { asked: 'es', cookie: 'it' }, undefined],
    ['an unsupported query is skipped', { asked: 'fr', cookie: 'it' }, '/it/tecnologia'],
  ])('%s', (_name, visitor, expected) => {
    expect(visit(visitor).path).toBe(expected);
  });
});

describe('at a prefixed address', () => {
  test.each<[string, Visitor, string | undefined]>([
    [
      'the path wins over cookie, storage and browser',
      { at: 'en', cookie: 'de', local: 'it', languages: ['pl'] },
      undefined,
    ],
    ['the query leads to its language', { at: 'en', asked: 'pt' }, '/pt/tecnologia'],
    ['the query leads back to Spanish', { at: 'en', asked: 'es' }, '/tecnologia'],
    ['the query of the same language stays', { at: 'en', asked: 'en-GB' }, undefined],
  ])('%s', (_name, visitor, expected) => {
    expect(visit(visitor).path).toBe(expected);
  });
});

test('only the query says what was asked for; a guess is no choice', () => {
  expect(visit({ asked: 'de-CH' }).asked).toBe('de');
  expect(visit({ languages: ['de'] }).asked).toBeUndefined();
  expect(visit({ asked: 'fr' }).asked).toBeUndefined();
});

test('stores are looked into only until one of them decides, and not at all at a prefixed address', () => {
  expect(visit({ local: 'de' }).looked).toEqual(['cookie', 'local']);
  expect(visit({ cookie: 'es', local: 'de' }).looked).toEqual(['cookie']);
  expect(visit({ at: 'en', local: 'de' }).looked).toEqual([]);
});

test('crawlers are told apart by how they name themselves', () => {
  expect(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true);
  expect(isCrawler('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1')).toBe(false);
});

describe('an address that does not exist', () => {
  const HOMES = { es: '/', en: '/en', de: '/de', pl: '/pl' };

  test.each([
    ['/nope', 'de', '/de/nope'],
    ['/en/nope/deeper', 'pl', '/pl/nope/deeper'],
    ['/en/nope', 'es', '/nope'],
    ['/nope', 'es', undefined],
  ])('%s keeps its path in the language asked for, %s', (pathname, asked, expected) => {
    const at = pathname.startsWith('/en') ? 'en' : 'es';
    expect(visit({ at, asked }, { paths: HOMES, unknownPath: true }, pathname).path).toBe(expected);
  });

  test('an unknown article moves nobody, and remembers what was asked for', () => {
    const paths = { es: null, de: null };
    const visitor = { asked: 'de', languages: ['de'] };
    expect(visit(visitor, { paths }, '/blog/nope')).toEqual({ asked: 'de', looked: [] });
    expect(visit({ languages: ['de'] }, { paths }, '/blog/nope').path).toBeUndefined();
  });

  test.each([
    ['/de//other.example/x', 'es', '/other.example/x'],
    ['/de///other.example', 'es', '/other.example'],
    ['/de/\\other.example', 'es', '/other.example'],
    ['/de//other.example:8443/x', 'pl', '/pl/other.example:8443/x'],
    ['//other.example', 'en', '/en/other.example'],
  ])('%s names no other host, whichever language is asked for: %s', (pathname, asked, expected) => {
    const at = pathname.startsWith('/de') ? 'de' : 'es';
    expect(visit({ at, asked }, { paths: HOMES, unknownPath: true }, pathname).path).toBe(expected);
  });
});
