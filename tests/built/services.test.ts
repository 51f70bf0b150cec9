import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { cacheControl, robotsTag, SECURITY_HEADERS } from '#hosting/headers.ts';
import { notFoundDocument } from '#hosting/not-found-document.ts';
import { redirects } from '#hosting/redirects.ts';
import { CLOUDFLARE_LIMITS } from '#hosting/settings/cloudflare.ts';
import { packageSite, type Service } from '#tools/hosts/package-site.ts';
import { contentOf, everyOne, PLAIN_FILES, POLICY } from '../hosts/expected.ts';
import { readHeadersFile } from '../hosts/headers-file.ts';
import { cloudflare, netlify } from '../hosts/services.ts';

const folders: Record<Service, string> = {
  netlify: mkdtempSync(path.join(tmpdir(), 'netlify-')),
  cloudflare: mkdtempSync(path.join(tmpdir(), 'cloudflare-')),
};
packageSite('netlify', folders.netlify);
packageSite('cloudflare', folders.cloudflare);

afterAll(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
});

describe.each([
  ['netlify', netlify(folders.netlify)],
  ['cloudflare', cloudflare(folders.cloudflare)],
] as const)('%s', (service, answer) => {
  const sent = (file: string) => readFileSync(path.join(folders[service], file));

  test('answers every address with its document, the security headers and its policy', () =>
    everyOne(siteAddresses(), async (address) => {
      const { status, file = '', headers } = answer(address);
      const document = `${address === '/' ? '' : address}/index.html`;
      expect(status).toBe(200);
      expect(sent(file).equals(contentOf(document))).toBe(true);
      expect(headers).toEqual({ ...SECURITY_HEADERS, 'Content-Security-Policy': POLICY });
    }));

  test('leads every old, foreign or slashed address to the right one', () =>
    everyOne(
      [...redirects(), ...siteAddresses().map((to) => [`${to}/`, to] as const)],
      async ([from, to]) => {
        if (from === '//') return;
        const addresses = from.endsWith('/') ? [from] : [from, `${from}/`];
        for (const address of addresses) {
          const { status, location } = answer(address);
          // Cloudflare's limit leaves out the last rules with a slash; the not-found document's script redirects those.
          const left = service === 'cloudflare' && status === 404 && !from.endsWith('/') && address !== from;
          if (!left) expect({ status, location }).toEqual({ status: 301, location: to });
        }
      },
    ));

  test('answers unknown addresses with the page of their language and kind', () =>
    everyOne(
      PUBLISHED_LANGUAGES.flatMap((language) => [
        `${pathFor('home', language)}/no-such-page`.replace('//', '/'),
        articlePath('no-such-article', language),
      ]),
      async (address) => {
        const { status, file = '', headers } = answer(address);
        expect(status).toBe(404);
        expect(file).toBe(notFoundDocument(address));
        expect(headers).toMatchObject(SECURITY_HEADERS);
      },
    ));

  test('serves every file, those named after their content for a year', () =>
    everyOne(PLAIN_FILES, async (file) => {
      const { status, headers } = answer(file);
      expect(status).toBe(200);
      // Without a header of the site both services send `public, max-age=0, must-revalidate`.
      const wanted = cacheControl(file);
      expect(headers['Cache-Control']).toBe(wanted === 'no-cache' ? undefined : wanted);
      expect(headers['X-Robots-Tag']).toBe(robotsTag(file));
    }));

  test('gets nothing that it makes by itself or does not read', () => {
    expect(answer('/index.html.br').status).toBe(404);
    expect(answer('/.htaccess').status).toBe(404);
  });
});

test('Cloudflare reads all rules for headers', () => {
  const rules = readHeadersFile(readFileSync(path.join(folders.cloudflare, '_headers'), 'utf8'));
  expect(rules.length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.headerRules);
});
