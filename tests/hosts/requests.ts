/** What every host must answer: the preview in `npm test`, nginx, Apache and Caddy in `npm run test:hosts`. */
import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { articleAlternates } from '#app/content/articles.ts';
import { workAlternates } from '#app/content/works.ts';
import { articlePath, homePrefix, pathFor, workPath } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { contentType } from '#hosting/content-types.ts';
import { documentFile } from '#hosting/documents.ts';
import { cacheControl, FILE_POLICY, fileHeaders, SECURITY_HEADERS } from '#hosting/headers.ts';
import { notFoundDocument } from '#hosting/not-found-document.ts';
import { sitePolicy } from '#hosting/site-facts.ts';
import { ROOT } from '../support/built-site.ts';

type Answer = {
  status: number;
  /** The file of the site that is sent, whole. */
  file?: string;
  location?: string;
  /** Headers besides those that every answer and the file have; `undefined` if it must not be there. */
  headers?: Record<string, string | undefined>;
  /** A host may refuse the request before it reads its settings, so without their headers. */
  refused?: true;
};

type Asked = { method?: string; headers?: Record<string, string> };

export type Case = [request: string, answer: Answer, asked?: Asked];

const found = (file: string, headers?: Answer['headers']): Answer => ({ status: 200, file, headers });
const moved = (location: string): Answer => ({ status: 301, location });
const missing = (address: string): Answer => ({
  status: 404,
  file: notFoundDocument(address),
  headers: { location: undefined },
});
const refused: Answer = { status: 404, headers: { location: undefined }, refused: true };

const built = (pattern: string) =>
  `/${globSync(pattern, { cwd: ROOT }).sort()[0]?.replaceAll(path.sep, '/')}`;
const SCRIPT = built('assets/framework-*.js');
const PICTURE = built('pictures/*.avif');
const DATA = '/_.data';

const spanish = pathFor('technology', 'es');
const quote = (language: 'es' | 'en' | 'pl') => pathFor('quote', language);
const [work] = workAlternates();
const [article] = articleAlternates();
const blog = pathFor('blog', 'es');

/** A file that the site itself does not have: authorities ask for it before they give a certificate. */
export const CHALLENGE = { path: '/.well-known/acme-challenge/x-1', content: 'x-1.y' };

const asking = (name: string, value: string): Asked => ({ headers: { [name]: value } });
const accepting = (encodings: string) => asking('accept-encoding', encodings);

/** Every request with what must come back. */
export const CASES: Case[] = [
  // Pages
  ...PUBLISHED_LANGUAGES.map((language): Case => {
    const address = pathFor('technology', language);
    return [address, found(documentFile(address))];
  }),
  ['/', found('/index.html')],
  ['/en', found('/en.html')],
  [blog, found(documentFile(blog))],
  [`${spanish}?utm_source=x&lng=&a=%2e%2e//`, found(documentFile(spanish))],
  [work?.de ?? '', found(documentFile(work?.de ?? ''))],
  [article?.es ?? '', found(documentFile(article?.es ?? ''))],
  // Encodings
  ['/', found('/index.html', { 'content-encoding': 'br' }), accepting('gzip, deflate, br, zstd')],
  ['/', found('/index.html', { 'content-encoding': 'gzip' }), accepting('gzip, br;q=0')],
  [blog, found(documentFile(blog), { 'content-encoding': 'br' }), accepting('br')],
  [SCRIPT, found(SCRIPT, { 'content-encoding': 'br', vary: 'Accept-Encoding' }), accepting('br')],
  [SCRIPT, found(SCRIPT, { 'content-encoding': undefined }), accepting('identity')],
  [PICTURE, found(PICTURE, { 'content-encoding': undefined }), accepting('br, gzip')],
  ['/de/nichts', missing('/de/nichts'), accepting('br')],
  // Files
  ...[DATA, built('cards/*.jpg'), '/favicon.ico', '/robots.txt', '/sitemap.xml', `${blog}/feed.rss`].map(
    (file): Case => [file, found(file)],
  ),
  // Redirects
  [`${spanish}/?a=1`, moved(`${spanish}?a=1`)],
  [`${blog}/`, moved(blog)],
  [`/en${spanish}`, moved(pathFor('technology', 'en'))],
  [`/pl${spanish}/?q=a%20b`, moved(`${pathFor('technology', 'pl')}?q=a%20b`)],
  [`/de${work?.es}`, moved(work?.de ?? '')],
  [`/it${article?.es}/`, moved(article?.it ?? '')],
  ['/es', moved('/')],
  [`/es${spanish}/`, moved(spanish)],
  [`/es${article?.es}`, moved(article?.es ?? '')],
  ['/contacto', moved(quote('es'))],
  ['/kontakt/', moved(quote('es'))],
  ['/en/contact', moved(quote('en'))],
  ['/pl/kontakt', moved(quote('pl'))],
  [`${pathFor('blog', 'de')}/feed.atom`, moved(`${pathFor('blog', 'de')}/feed.rss`)],
  ['/sitemap-es.xml', moved('/sitemap.xml')],
  // Another host name changes nothing about where a redirect leads.
  [`${spanish}/`, moved(spanish), { headers: { host: 'evil.example' } }],
  // Nothing there
  ...PUBLISHED_LANGUAGES.flatMap((language) =>
    [`${homePrefix(language)}no-such-page`, articlePath('no', language), workPath('no', language)].map(
      (address): Case => [address, missing(address)],
    ),
  ),
  ['/assets/no-such-0000.js', missing('/')],
  ['/pictures/', missing('/')],
  [spanish.toUpperCase(), missing('/')],
  // Odd addresses
  ...['//tecnologia', `${spanish}//`, '/de//evil.example/phish?lng=es', '//evil.example/..', '/.env'].map(
    (address): Case => [address, missing(address)],
  ),
  ...[`${spanish}.html`, '/index', '/404', '/en/404.html', `${SCRIPT}.br`, '/_headers', '/_redirects'].map(
    (address): Case => [address, missing(address)],
  ),
  ...[
    '/.htaccess',
    '/blog/..%2ftecnologia',
    `${spanish}%00`,
    '/%zz',
    '/\\evil.example/',
    '/%5cevil.example/',
  ].map((address): Case => [address, refused]),
  ['/../../../../etc/passwd', refused],
  // Methods, parts and conditions
  ['/', { status: 200, headers: { 'cache-control': cacheControl('/') } }, { method: 'HEAD' }],
  [
    PICTURE,
    { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': cacheControl('/') } },
    { method: 'POST' },
  ],
  [
    PICTURE,
    { status: 206, headers: { 'cache-control': cacheControl(PICTURE) } },
    asking('range', 'bytes=0-'),
  ],
  [PICTURE, { status: 416, headers: { 'cache-control': 'no-cache' } }, asking('range', 'bytes=99999999-')],
  [PICTURE, { status: 412, headers: { 'cache-control': 'no-cache' } }, asking('if-match', '"another"')],
  [
    PICTURE,
    { status: 304, headers: { 'cache-control': cacheControl(PICTURE) } },
    asking('if-none-match', '*'),
  ],
];

type Reply = { status: number; headers: Record<string, string[] | undefined>; body: Buffer };

/** Sends a request exactly as written: nothing is decoded, normalised or followed. */
function ask(port: number, address: string, { method, headers }: Asked = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headersDistinct } = response;
        resolve({ status, headers: headersDistinct, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

function decoded({ headers, body }: Reply): Buffer {
  const [encoding] = headers['content-encoding'] ?? [];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

const policy = sitePolicy(ROOT);

/** Asks a host on loopback and compares its answer with the expected one. */
export async function expectAnswer(port: number, [address, answer, asked]: Case): Promise<void> {
  const reply = await ask(port, address, asked);
  const { file } = answer;
  expect(answer.refused ? [400, 403, 404] : [answer.status]).toContain(reply.status);
  const wanted: Record<string, string | undefined> = {
    ...(answer.refused ? {} : SECURITY_HEADERS),
    ...(file && {
      'Content-Type': contentType(file),
      'Cache-Control': answer.status === 404 ? cacheControl('/') : cacheControl(file),
      'Content-Security-Policy': file.endsWith('.html') ? policy : FILE_POLICY,
      ...fileHeaders(file),
    }),
    location: answer.location,
    ...answer.headers,
  };
  for (const [name, value] of Object.entries(wanted)) {
    const values = reply.headers[name.toLowerCase()] ?? [];
    // nginx sends all headers twice with a refused range. Apache adds to `Allow`, and the host that was asked for to
    // `Location`.
    const sent = new Set(values.map((one) => one.replace(/,(?=\S)/g, ', ').replace(/^http:\/\/[^/]+/, '')));
    if (name === 'allow') sent.delete('');
    expect([...sent], name).toEqual(value === undefined ? [] : [value]);
  }
  if (file) expect(decoded(reply).equals(readFileSync(path.join(ROOT, file))), 'the whole file').toBe(true);
}
