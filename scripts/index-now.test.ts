import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { absoluteUrl } from '../app/site/paths.ts';
import { settings } from '../app/site/settings.ts';
import { siteSettingsSchema } from '../content/schema/settings.ts';
import { sitePages } from '../content/site-pages.ts';
import { changedSince, submit } from './index-now.ts';

const pages = await sitePages();
const KEY = 'a1b2c3d4-e5f6-7890';

/** Stands in for the search engines: writes down what it gets, answers as told. */
let server: Server;
let received: { method?: string; type?: string; body: unknown }[];
let status: number;
let endpoint: string;

beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, type: request.headers['content-type'], body: JSON.parse(body) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('addresses are submitted in one request, as the protocol wants them', async () => {
  const addresses = [absoluteUrl('/'), absoluteUrl('/en')];
  await submit(addresses, KEY, endpoint);
  expect(received).toEqual([
    {
      method: 'POST',
      type: 'application/json; charset=utf-8',
      body: {
        host: new URL(settings.siteUrl).host,
        key: KEY,
        keyLocation: `${settings.siteUrl}/${KEY}.txt`,
        urlList: addresses,
      },
    },
  ]);
});

test('an answer that the key is still to be checked is a success', async () => {
  status = 202;
  await expect(submit([absoluteUrl('/')], KEY, endpoint)).resolves.toBeUndefined();
});

test.each([
  [403, /403: the key file was not found/],
  [422, /422: the addresses do not belong/],
  [500, /500: Internal Server Error/],
])('a refusal with status %i says what it means', async (answer, message) => {
  status = answer;
  await expect(submit([absoluteUrl('/')], KEY, endpoint)).rejects.toThrow(message);
});

test('without a day all addresses are told of, with one only those that changed since', async () => {
  const day =
    pages
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? '';
  const later = pages.filter(({ updated }) => updated >= day);
  expect(later.length).toBeGreaterThan(0);
  expect(later.length).toBeLessThan(pages.length);
  expect((await changedSince()).length).toBe(pages.length);
  expect(await changedSince(day)).toEqual(later.map(({ address }) => absoluteUrl(address)));
});

test.each(['a1b2c3d4', 'A-Z-0-9-a', 'x'.repeat(128)])('"%s" may be a key', (key) => {
  expect(siteSettingsSchema.shape.indexNowKey.safeParse(key).success).toBe(true);
});

test.each(['short12', 'x'.repeat(129), 'with space', 'under_score', '../etc/pw'])('"%s" may not', (key) => {
  expect(siteSettingsSchema.shape.indexNowKey.safeParse(key).success).toBe(false);
});
