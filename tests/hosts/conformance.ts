/** What every host must do with the site: the same tests for each of them, grouped by subject. */
import { describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { cacheControl } from '#hosting/headers.ts';
import { notFoundDocument } from '#hosting/not-found-document.ts';
import { redirects } from '#hosting/redirects.ts';
import { asker, decoded } from './ask.ts';
import { everyOne, expectFile, expectSecurityHeaders, PLAIN_FILES } from './expected.ts';
import { describeOddRequests } from './odd-requests.ts';
import { describeTransfer } from './transfer.ts';

/**
 * Deviations of a server that its settings cannot change. The tests expect them of the servers that list them, so that
 * a fix in a later version is noticed.
 */
export type Deviation =
  /** Refuses some requests before it reads its settings, so without the headers that these add. */
  | 'bare refusals'
  /** Makes the `Location` of a redirect absolute, with the requested host. */
  | 'absolute redirects'
  /** Sends an unchanged file again if `If-Modified-Since` says it has changed, although `If-None-Match` does not. */
  | 'both conditions'
  /** Sends no `Content-Length` with compressed content. */
  | 'encoded length untold'
  /** Sends the security headers twice when a range is refused. */
  | 'range refused twice'
  /** Sends no `Content-Range` when a range is refused, so not the file's length. */
  | 'range refused without length'
  /** Sends `Content-Encoding` with the uncompressed text that refuses a range. */
  | 'range refused as compressed';

export type Host = {
  name: string;
  port: number;
  /** Tests only every nth entry of the long lists; 1 tests all. */
  step: number;
  deviations: readonly Deviation[];
};

const documentOf = (address: string) => `${address === '/' ? '' : address}/index.html`;

/** Every nth item of a list, and always its last. */
function sample<Item>(items: readonly Item[], step: number): Item[] {
  return items.filter((_, index) => index % step === 0 || index === items.length - 1);
}

export function describeHost(host: Host): void {
  const ask = asker(host.port);
  const addresses = sample(siteAddresses(), host.step);

  describe('addresses', () => {
    test('each answers with its document and its headers', () =>
      everyOne(addresses, async (address) => expectFile(documentOf(address), 200, await ask(address))));

    test('each keeps its document whatever the query says', () =>
      everyOne(sample(addresses, 10), async (address) =>
        expectFile(documentOf(address), 200, await ask(`${address}?utm_source=x&lng=&a=%2e%2e//`)),
      ));
  });

  describe('files', () => {
    test('each answers with its content, its type and how long it may be kept', () =>
      everyOne(sample(PLAIN_FILES, host.step), async (file) => expectFile(file, 200, await ask(file))));
  });

  describe('redirects', () => {
    const moved = [...redirects()].flatMap(([from, to]) => [
      [from, to],
      [`${from}/`, to],
    ]);
    const slashes = siteAddresses()
      .filter((address) => address !== '/')
      .map((address) => [`${address}/`, address]);
    const cases = sample([...moved, ...slashes], host.step);

    test('each old, foreign or slashed address leads to the right one, its query kept', () =>
      everyOne(cases, async ([from = '', to]) => {
        for (const query of ['', '?utm_source=a%20b&q=1']) {
          const reply = await ask(from + query);
          expect(reply.status).toBe(301);
          const { origin } = new URL(`http://127.0.0.1:${host.port}`);
          const absolute = host.deviations.includes('absolute redirects');
          expect(reply.headers.location).toBe((absolute ? origin : '') + to + query);
          expectSecurityHeaders(reply);
        }
      }));
  });

  describe('not found', () => {
    const unknown = PUBLISHED_LANGUAGES.flatMap((language) => [
      `${pathFor('home', language)}/no-such-page`.replace('//', '/'),
      `${pathFor('home', language)}/no/such/page/`.replace('//', '/'),
      articlePath('no-such-article', language),
      articlePath('no-such-article/deeper', language),
    ]);
    const also = [
      '/assets/no-such-0000.js',
      '/pictures/',
      '/assets',
      '/Tecnologia',
      '/no-such.avif',
      '/en/x.html',
    ];

    test.each([...unknown, ...also])('%s: status 404 and the page of its language and kind', async (path) => {
      expectFile(notFoundDocument(path), 404, await ask(path));
      expectFile(notFoundDocument(path), 404, await ask(path, { headers: { 'accept-encoding': 'br' } }));
    });

    test.each(PUBLISHED_LANGUAGES)('%s: an unknown article has a page of its own', async (language) => {
      const article = decoded(await ask(articlePath('no-such-article', language))).toString('utf8');
      const page = decoded(await ask(`${pathFor('home', language)}/no-such-page`.replace('//', '/')));
      const heading = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
      expect(heading(article)).toBeTruthy();
      expect(heading(article)).not.toBe(heading(page.toString('utf8')));
    });
  });

  describe('methods', () => {
    const paths = ['/', siteAddresses()[1] ?? '', PLAIN_FILES[0] ?? '', '/no-such-page'];

    test('HEAD has the headers of GET and no body', () =>
      everyOne([...paths, '/about-us', '/tecnologia/'], async (path) => {
        const accepting: Record<string, string>[] = [
          {},
          { 'accept-encoding': 'br' },
          { 'accept-encoding': 'gzip' },
        ];
        for (const headers of accepting) {
          const comparable = (reply: { headers: object; status: number }) => {
            const { date, connection, 'keep-alive': _, ...rest } = reply.headers as Record<string, string>;
            // HEAD may omit headers known only with the content (RFC 9110, 9.3.2).
            delete rest['content-length'];
            delete rest['transfer-encoding'];
            return { ...rest, status: reply.status };
          };
          const head = await ask(path, { method: 'HEAD', headers });
          const get = await ask(path, { headers });
          expect(head.body.length).toBe(0);
          expect(comparable(head)).toEqual(comparable(get));
        }
      }));

    test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
      '%s is refused and told what is allowed',
      (method) =>
        everyOne(paths, async (path) => {
          const reply = await ask(path, { method });
          expect(reply.status).toBe(405);
          expect(reply.headers.allow?.split(/, */).filter(Boolean)).toEqual(['GET', 'HEAD']);
          expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
          expectSecurityHeaders(reply);
        }),
    );

    test('TRACE is refused and sends nothing back', async () => {
      const reply = await ask('/', { method: 'TRACE', headers: { cookie: 'secret=1' } });
      expect(reply.status).toBe(405);
      expect(reply.body.toString('latin1')).not.toContain('secret');
    });
  });

  describe('headers', () => {
    test('say nothing about the version of the server', async () => {
      const { headers } = await ask('/');
      expect(headers.server ?? '').not.toMatch(/\d/);
      expect(headers['x-powered-by']).toBeUndefined();
    });

    test('of a missing file do not let it be missing for a year', async () => {
      const { headers } = await ask('/assets/no-such-0000.js');
      expect(headers['cache-control']).toBe(cacheControl('/404.html'));
    });
  });

  describeTransfer(host, ask);
  describeOddRequests(host);
}
