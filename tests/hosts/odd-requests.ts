import { describe, expect, test } from 'vitest';
import { asker, type Reply, sendRaw } from './ask.ts';
import type { Host } from './conformance.ts';
import { everyOne, expectFile, expectSecurityHeaders } from './expected.ts';

/** Statuses for nothing found; a host may also refuse the request itself. */
const NOTHING = [400, 403, 404];

const ODD = String.raw`
// /// //tecnologia /tecnologia// /blog//casa-pasiva //evil.example //evil.example/ //evil.example/..
/\evil.example/ /\\evil.example /%5cevil.example/ /%2f%2fevil.example/ /. /./ /./tecnologia /blog/..
/blog/../tecnologia /%2e/ /%2e%2e/ /%2e%2e%2f /blog/%2e%2e/tecnologia /blog/.%2e/tecnologia
/tecnologia%2f /assets%2f /tecnologia%00 /%00 /tecnologia%00.html /tecnologia/. /tecnologia.
/tecnologia.. /tecnologia%20 /tecnologia;x=1 /tecnologia, /TECNOLOGIA /EN /index.html
/tecnologia/index.html /404.html /en/404 /.htaccess /en/tecnologia/.htaccess /.git/config /.env /_headers
/_redirects /assets/ /assets/. /assets/../index.html /pictures/../../client/index.html /index.php
/wp-login.php /%c0%ae%c0%ae/ /%u002e /%zz /% /%0d%0aSet-Cookie:%20a=1 /en/%0aset-cookie:a`
  .trim()
  .split(/\s+/);

const OUTSIDE = String.raw`
/../../../../etc/passwd /..%2f..%2f..%2f..%2fetc/passwd /%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd
/assets/../../../../../etc/passwd /..\..\..\etc\passwd /%252e%252e/%252e%252e/etc/passwd
/..;/..;/etc/passwd /....//....//etc/passwd http://127.0.0.1/../../../../etc/passwd`
  .trim()
  .split(/\s+/);

/** Paths and requests that no browser sends, but scanners and attackers do. */
export function describeOddRequests({ port, deviations }: Host): void {
  const ask = asker(port);
  /** A host that refuses a request before it reads its settings cannot add their headers. */
  const expectRefusal = (reply: Reply) => {
    const bare = reply.headers['strict-transport-security'] === undefined;
    if (bare && deviations.includes('bare refusals')) expect(reply.body.length).toBeLessThan(1_000);
    else expectSecurityHeaders(reply);
  };

  describe('odd paths', () => {
    test.each(ODD)('%s leads nowhere, inside or outside', async (path) => {
      for (const query of ['', '?x=//evil.example/..']) {
        const reply = await ask(path + query);
        expect(NOTHING).toContain(reply.status);
        expect(reply.headers.location).toBeUndefined();
        expect(reply.headers['set-cookie']).toBeUndefined();
        expectRefusal(reply);
      }
    });

    test.each(OUTSIDE)('%s shows nothing from outside the site', async (path) => {
      const reply = await ask(path);
      expect(NOTHING).toContain(reply.status);
      expect(reply.body.toString('latin1')).not.toContain('root:x:');
    });

    test('letters that are encoded without need are letters', async () => {
      expectFile('/tecnologia/index.html', 200, await ask('/%74ecnologia'));
    });

    test('an encoded question mark does not end the path', async () => {
      expect(NOTHING).toContain((await ask('/tecnologia%3fx=1')).status);
    });
  });

  describe('long requests', () => {
    test.each([300, 2_000, 8_192, 20_000])(
      'a path of %i characters is not found or too long',
      async (length) => {
        const reply = await ask(`/${'a'.repeat(length)}`);
        expect([400, 403, 404, 414, 431]).toContain(reply.status);
        expectRefusal(reply);
      },
    );

    test('a path of many folders is not found or too long', async () => {
      const reply = await ask(`/en${'/a'.repeat(2_000)}`);
      expect([400, 403, 404, 414]).toContain(reply.status);
    });

    test('a long query does not keep a page from being found', async () => {
      expectFile('/index.html', 200, await ask(`/?q=${'a'.repeat(4_000)}`));
    });

    test('headers without measure are refused', async () => {
      const reply = await ask('/', { headers: { 'x-long': 'a'.repeat(60_000) } }).catch(() => undefined);
      expect([400, 413, 431, undefined]).toContain(reply?.status);
    });
  });

  describe('broken requests', () => {
    test.each([
      ['no host', 'GET / HTTP/1.1\r\n\r\n'],
      ['a blank in the path', 'GET /a b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
      ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na'],
      [
        'length and chunks',
        'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: x\r\n\r\nabc',
      ],
      ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ])('%s: refused, and the host is still there', async (_, bytes) => {
      const text = await sendRaw(port, bytes);
      expect(text).not.toMatch(/^HTTP\/\d\.\d (2\d\d|50[02345])/);
      expect((await ask('/', { method: 'HEAD' })).status).toBe(200);
    });

    test('another host name changes nothing about where a redirect leads', async () => {
      const reply = await ask('/tecnologia/', { headers: { host: 'evil.example' } });
      const absolute = deviations.includes('absolute redirects');
      expect(reply.headers.location).toBe(`${absolute ? 'http://evil.example' : ''}/tecnologia`);
    });

    test('the connection serves many requests', () =>
      everyOne(Array.from({ length: 50 }), async () =>
        expect((await ask('/', { method: 'HEAD' })).status).toBe(200),
      ));
  });
}
