import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { BOOT_SCRIPT, BOOT_SCRIPT_REST } from '#app/lib/boot-script.ts';
import type { Language } from '#app/site/languages.ts';

const PATHS = {
  es: '/tecnologia',
  en: '/en/technology',
  it: '/it/tecnologia',
  de: '/de/steel-frame-technik',
  pl: '/pl/technologia',
  pt: '/pt/tecnologia',
};

type Visitor = {
  at?: Language;
  query?: string;
  hash?: string;
  cookie?: string | 'blocked';
  local?: string | 'blocked';
  session?: string | 'blocked';
  languages?: string[];
  agent?: string;
  /** what React Router has noted in the history about this visit of the page */
  state?: { idx: number };
};

const BLOCKED = () => {
  throw new Error('SecurityError');
};

/** Runs the scripts as that visitor's browser would; says where they are taken and what was remembered. */
function visit({
  at = 'es',
  query = '',
  hash = '',
  cookie = '',
  local,
  session,
  languages = ['es-ES'],
  agent,
  state,
}: Visitor) {
  const result = {
    to: undefined as string | undefined,
    address: undefined as string | undefined,
    hidden: false,
    classes: '',
    /** What was looked into, and by which of the two scripts. */
    looked: [] as string[],
  };
  const stored: Record<string, string> = {};
  let jar = '';
  let place: 'head' | 'body' = 'head';
  const storage = (value: string | undefined) =>
    new Proxy({ i18nextLng: value } as Record<string, string | undefined>, {
      get: (items, key: string) => {
        result.looked.push(`storage in the ${place}`);
        return value === 'blocked' ? BLOCKED() : items[key];
      },
      set: (_items, key: string, item: string) =>
        value === 'blocked' ? BLOCKED() : !!Object.assign(stored, { [key]: item }),
    });
  const style = {} as { display?: string };
  const documentElement = { className: '', style, lang: at };
  const stores = { localStorage: storage(local), sessionStorage: storage(session) };
  const context = createContext({
    self: stores,
    ...stores,
    URLSearchParams,
    document: {
      currentScript: { dataset: { paths: JSON.stringify(PATHS) } },
      documentElement,
      get cookie() {
        result.looked.push(`cookie in the ${place}`);
        return cookie === 'blocked' ? BLOCKED() : cookie;
      },
      set cookie(value: string) {
        if (cookie === 'blocked') BLOCKED();
        jar = value;
      },
    },
    navigator: { languages, language: languages[0], userAgent: agent ?? 'Mozilla/5.0' },
    location: { search: query, hash, replace: (to: string) => Object.assign(result, { to }) },
    history: {
      state: state ?? null,
      replaceState: (_state: null, _title: string, address: string) => Object.assign(result, { address }),
    },
  });
  runInContext(BOOT_SCRIPT, context);
  place = 'body';
  runInContext(BOOT_SCRIPT_REST, context);
  result.hidden = style.display === 'none';
  result.classes = documentElement.className;
  return { ...result, stored, jar };
}

test('the scripts weigh at most 1 KB on a fixed page', () => {
  expect(Buffer.byteLength(BOOT_SCRIPT + BOOT_SCRIPT_REST + JSON.stringify(PATHS))).toBeLessThanOrEqual(1024);
});

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
    [
      'the cookie counts before the browser',
      { cookie: 'a=b; i18next=pl', languages: ['en'] },
      '/pl/technologia',
    ],
    ['a cookie that says Spanish keeps Spanish', { cookie: 'i18next=es', languages: ['en'] }, undefined],
    ['a cookie of another name is not the cookie', { cookie: 'xi18next=pl', languages: ['es'] }, undefined],
    ['a regional cookie matches by its start', { cookie: 'i18next=en-US' }, '/en/technology'],
    ['the cookie counts before local storage', { cookie: 'i18next=it', local: 'de' }, '/it/tecnologia'],
    ['a malformed cookie is skipped', { cookie: 'i18next=%%%', local: 'de' }, '/de/steel-frame-technik'],
    ['an unsupported cookie is skipped', { cookie: 'i18next=fr', local: 'de' }, '/de/steel-frame-technik'],
    [
      'a word that only begins like a code is skipped',
      { cookie: 'i18next=english', languages: ['es'] },
      undefined,
    ],
    ['prototype names are no languages', { cookie: 'i18next=__proto__', local: 'constructor' }, undefined],
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
      { query: '?lng=de', cookie: 'i18next=it', local: 'pl' },
      '/de/steel-frame-technik',
    ],
    ['the query may say Spanish', { query: '?lng=es', cookie: 'i18next=it' }, undefined],
    ['an unsupported query is skipped', { query: '?lng=fr', cookie: 'i18next=it' }, '/it/tecnologia'],
    [
      'a crawler is not moved by its languages',
      { languages: ['en-US'], agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      undefined,
    ],
    ['a crawler follows the query', { query: '?lng=en', agent: 'bingbot/2.0' }, '/en/technology'],
  ])('%s', (_name, visitor, expected) => {
    const { to, hidden } = visit(visitor);
    expect(to).toBe(expected);
    // Nothing Spanish is painted on the way.
    expect(hidden).toBe(expected !== undefined);
  });
});

describe('at a prefixed address', () => {
  test.each<[string, Visitor, string | undefined]>([
    [
      'the path wins over cookie, storage and browser',
      { at: 'en', cookie: 'i18next=de', local: 'it', languages: ['pl'] },
      undefined,
    ],
    ['the query leads to its language', { at: 'en', query: '?lng=pt' }, '/pt/tecnologia'],
    ['the query leads back to Spanish', { at: 'en', query: '?lng=es' }, '/tecnologia'],
    ['the query of the same language stays', { at: 'en', query: '?lng=en-GB' }, undefined],
  ])('%s', (_name, visitor, expected) => {
    expect(visit(visitor).to).toBe(expected);
  });
});

test('the rest of the query and the hash are kept, lng is not', () => {
  expect(visit({ query: '?a=1&lng=de&b=%C3%B1', hash: '#capas' }).to).toBe(
    '/de/steel-frame-technik?a=1&b=%C3%B1#capas',
  );
  expect(visit({ query: '?a=1', hash: '#capas', languages: ['en'] }).to).toBe('/en/technology?a=1#capas');
});

test('lng leaves the address even where nobody is moved', () => {
  const { to, address } = visit({ at: 'en', query: '?lng=en&a=1', hash: '#x' });
  expect(to).toBeUndefined();
  expect(address).toBe('/en/technology?a=1#x');
});

test('a query counts as a choice: it is remembered in cookie and local storage; a guess is not', () => {
  expect(visit({ query: '?lng=de-CH' })).toMatchObject({
    stored: { i18nextLng: 'de' },
    jar: 'i18next=de;path=/;max-age=31536000;samesite=lax',
  });
  expect(visit({ languages: ['de'] })).toMatchObject({ stored: {}, jar: '' });
});

test('stores are looked into in the body, in a task of its own, and only until one of them decides', () => {
  expect(visit({ local: 'de' }).looked).toEqual(['cookie in the body', 'storage in the body']);
  expect(visit({ cookie: 'i18next=es', local: 'de' }).looked).toEqual(['cookie in the body']);
  expect(visit({ at: 'en', local: 'de' }).looked).toEqual([]);
});

test('a choice in the query is followed where storage is blocked', () => {
  expect(visit({ query: '?lng=de', cookie: 'blocked', local: 'blocked' }).to).toBe('/de/steel-frame-technik');
});

test('the document is marked: its scripts run, and its lower sections wait unless it has been alive before', () => {
  expect(visit({}).classes).toBe('js deferring');
  expect(visit({ at: 'de' }).classes).toBe('js deferring');
  expect(visit({ state: { idx: 0 } }).classes).toBe('js');
});
