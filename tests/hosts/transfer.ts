import { describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { ENCODINGS } from '#hosting/compression.ts';
import { type Ask, decoded, type Reply } from './ask.ts';
import type { Host } from './conformance.ts';
import { contentOf, everyOne, expectFile, expectSecurityHeaders, hasForms, PLAIN_FILES } from './expected.ts';

const PICTURE = PLAIN_FILES.find((file) => file.endsWith('.avif')) ?? '';
const FILM = PLAIN_FILES.find((file) => /\.(mp4|webm)$/.test(file)) ?? PICTURE;
const SCRIPT = PLAIN_FILES.find((file) => file.endsWith('.js') && hasForms(file)) ?? '';
const DRAWING = PLAIN_FILES.find((file) => file.endsWith('.svg')) ?? '';

/** A value of `Accept-Encoding`, and the values of `Content-Encoding` that may answer it. */
const ACCEPTED: [string, (string | undefined)[]][] = [
  ['br', ['br']],
  ['gzip', ['gzip']],
  ['zstd', ['zstd']],
  ['gzip, deflate, br', ['br']],
  ['gzip, deflate, br, zstd', ['br', 'zstd']],
  ['gzip, deflate', ['gzip']],
  ['deflate', [undefined]],
  ['identity', [undefined]],
  ['', [undefined]],
  ['*;q=0', [undefined]],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.0, gzip;q=0.5', ['gzip']],
  ['br;q=0,gzip;q=0,zstd;q=0', [undefined]],
  ['gzip;q=1.0, br;q=0.001', ['br', 'gzip']],
  ['identity;q=0, br', ['br']],
  ['brotli, gzipped', [undefined]],
];

function expectRange({ status, headers, body }: Reply, content: Buffer, start: number, end: number) {
  expect(status).toBe(206);
  expect(headers['content-range']).toBe(`bytes ${start}-${end}/${content.length}`);
  expect(body.equals(content.subarray(start, end + 1))).toBe(true);
}

/** Content encodings, range requests and conditional requests. */
export function describeTransfer({ deviations }: Host, ask: Ask): void {
  const accepting = (file: string, encoding: string) =>
    ask(file, { headers: encoding ? { 'accept-encoding': encoding } : {} });

  describe('encodings', () => {
    test.each(ACCEPTED)('"%s" is answered with what it accepts', (accepted, possible) =>
      everyOne(['/', SCRIPT, '/no-such-page'], async (path) => {
        const reply = await accepting(path, accepted);
        expect(possible).toContain(reply.headers['content-encoding']);
        if (path === SCRIPT) expectFile(SCRIPT, 200, reply);
        else expect(decoded(reply).toString('utf8')).toContain('</html>');
      }),
    );

    test('are those that the build has written, not made on the way', () =>
      everyOne(ENCODINGS, async ({ name, suffix }) => {
        for (const [path, file] of [
          ['/', '/index.html'],
          [SCRIPT, SCRIPT],
        ] as const) {
          const reply = await accepting(path, name);
          const { length } = contentOf(file + suffix);
          const told = deviations.includes('encoded length untold') ? undefined : String(length);
          expect(reply.headers['content-length']).toBe(told);
          expect(reply.body.equals(contentOf(file + suffix))).toBe(true);
        }
      }));

    test('leave pictures as they are', async () => {
      expect((await accepting(PICTURE, 'br, gzip')).headers['content-encoding']).toBeUndefined();
    });

    test('are not to be had under names of their own', () =>
      everyOne(['/index.html.br', `${SCRIPT}.br`, `${SCRIPT}.gz`, `${SCRIPT}.zst`], async (path) => {
        expect((await ask(path)).status).toBe(404);
      }));
  });

  describe('ranges', () => {
    const range = (file: string, value: string, more = {}) =>
      ask(file, { headers: { range: value, ...more } });

    test.each([PICTURE, FILM, DRAWING])('%s comes in the parts that are asked for', async (file) => {
      const content = contentOf(file);
      const last = content.length - 1;
      expectRange(await range(file, 'bytes=0-0'), content, 0, 0);
      expectRange(await range(file, 'bytes=10-99'), content, 10, 99);
      expectRange(await range(file, 'bytes=100-'), content, 100, last);
      expectRange(await range(file, 'bytes=-100'), content, last - 99, last);
      expectRange(await range(file, 'bytes=0-99999999'), content, 0, last);
    });

    test('a part of a compressed file is a part of its compressed form', async () => {
      const reply = await range(SCRIPT, 'bytes=5-50', { 'accept-encoding': 'br' });
      expectRange(reply, contentOf(`${SCRIPT}.br`), 5, 50);
      expect(reply.headers['content-encoding']).toBe('br');
    });

    test('a part beyond the end is refused', () =>
      everyOne([PICTURE, '/'], async (file) => {
        const reply = await range(file, 'bytes=99999999-', { 'accept-encoding': 'br' });
        expect(reply.status).toBe(416);
        const untold = deviations.includes('range refused without length');
        expect(reply.headers['content-range'] ?? '').toMatch(untold ? /^$/ : /^bytes \*\/\d+$/);
        const encoded = deviations.includes('range refused as compressed') && file === '/';
        expect(reply.headers['content-encoding']).toBe(encoded ? 'br' : undefined);
        expectSecurityHeaders(reply, deviations.includes('range refused twice') ? 2 : 1);
      }));

    test('what cannot be understood is not mistaken for a part', () =>
      everyOne(['bytes=abc', 'lines=1-2', 'bytes=9-0'], async (value) => {
        const reply = await range(PICTURE, value);
        expect([200, 416]).toContain(reply.status);
        if (reply.status === 200) expect(reply.body.equals(contentOf(PICTURE))).toBe(true);
      }));

    test('many parts at once are answered without a part too much', async () => {
      const reply = await range(PICTURE, 'bytes=0-9,20-29');
      expect([200, 206]).toContain(reply.status);
      if (reply.status === 206) expect(reply.headers['content-type']).toContain('multipart/byteranges');
    });

    test('a part of what has changed meanwhile comes whole', async () => {
      const reply = await range(PICTURE, 'bytes=0-9', { 'if-range': '"another"' });
      expect(reply.status).toBe(200);
      expect(reply.body.length).toBe(contentOf(PICTURE).length);
      const { etag = '' } = (await ask(PICTURE)).headers;
      expect((await range(PICTURE, 'bytes=0-9', { 'if-range': etag })).status).toBe(206);
    });
  });

  describe('conditions', () => {
    const paths = ['/', siteAddresses()[3] ?? '', SCRIPT, PICTURE];

    test('what a visitor has already is not sent again', () =>
      everyOne(paths, async (path) => {
        for (const encoding of ['', 'br', 'gzip', 'zstd']) {
          const first = await accepting(path, encoding);
          const { etag = '', 'last-modified': modified = '' } = first.headers;
          expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
          const encodingHeader: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
          const conditions: Record<string, string>[] = [
            { 'if-none-match': etag },
            { 'if-none-match': `"x", ${etag}` },
            { 'if-none-match': '*' },
            { 'if-modified-since': modified },
          ];
          for (const condition of conditions) {
            const again = await ask(path, { headers: { ...encodingHeader, ...condition } });
            expect(again.status, JSON.stringify(condition)).toBe(304);
            expect(again.body.length).toBe(0);
            expect(again.headers.etag).toBe(etag);
            expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
            expectSecurityHeaders(again);
          }
        }
      }));

    test('a tag outweighs a date', () =>
      everyOne(paths, async (path) => {
        const { etag = '' } = (await ask(path)).headers;
        const since = 'Thu, 01 Jan 1970 00:00:01 GMT';
        const { status } = await ask(path, {
          headers: { 'if-none-match': etag, 'if-modified-since': since },
        });
        expect(status).toBe(deviations.includes('both conditions') ? 200 : 304);
      }));

    test('what has changed is sent', () =>
      everyOne(paths, async (path) => {
        const conditions: Record<string, string>[] = [
          { 'if-none-match': '"another"' },
          { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:01 GMT' },
          { 'if-none-match': '"another"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
        ];
        for (const headers of conditions) expect((await ask(path, { headers })).status).toBe(200);
      }));

    test('each encoding has a tag of its own', async () => {
      const tags = await Promise.all(['', 'br', 'gzip', 'zstd'].map((name) => accepting('/', name)));
      expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(4);
    });

    test('a page that is not found is not taken for one that has not changed', async () => {
      const reply = await ask('/no-such-page', { headers: { 'if-none-match': '*' } });
      expect(reply.status).toBe(404);
    });
  });
}
