/**
 * `npm run indexnow`: tells search engines that take part in IndexNow (Bing, Yandex, Seznam, Naver) which addresses
 * have changed. Run it after the site is published; `npm run indexnow -- 2026-11-20` tells of that day's changes and
 * later ones only. Google does not take part: it reads the sitemap.
 * @see https://www.indexnow.org/documentation
 */
import { absoluteUrl } from '../app/site/paths.ts';
import { settings } from '../app/site/settings.ts';
import { sitePages } from '../content/site-pages.ts';

/** Passes on to all search engines that take part. */
const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** What the protocol's statuses mean. */
const REFUSALS: Record<number, string> = {
  400: 'the request was not understood',
  403: 'the key file was not found on the site, or holds another key: publish the site first',
  422: 'the addresses do not belong to the site of the key',
  429: 'too many requests: wait a day',
};

/** Path of the file by which search engines see that the key is the site's own. */
export function keyFile(key: string): string {
  return `/${key}.txt`;
}

/**
 * Submits addresses.
 * @param addresses whole addresses of the site, at most 10,000
 * @param endpoint where to; another one for tests
 * @throws {Error} saying why they were refused
 */
export async function submit(addresses: string[], key: string, endpoint = ENDPOINT): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(settings.siteUrl).host,
      key,
      keyLocation: absoluteUrl(keyFile(key)),
      urlList: addresses,
    }),
  });
  if (response.ok) return;
  throw new Error(
    `refused with status ${response.status}: ${REFUSALS[response.status] ?? response.statusText}`,
  );
}

/**
 * Addresses whose content has changed on a day or after it.
 * @param since ISO date; all addresses without it
 */
export async function changedSince(since = ''): Promise<string[]> {
  const pages = await sitePages();
  return pages.filter(({ updated }) => updated >= since).map(({ address }) => absoluteUrl(address));
}

if (import.meta.main) {
  const { indexNowKey } = settings;
  const [since] = process.argv.slice(2);
  if (!indexNowKey) {
    console.error('Set indexNowKey in site.config.ts, build and publish the site, and run this again.');
    process.exit(1);
  }
  if (since && !/^\d{4}-\d{2}-\d{2}$/.test(since)) {
    console.error(`"${since}" is no date such as 2026-11-20.`);
    process.exit(1);
  }
  try {
    const addresses = await changedSince(since);
    if (addresses.length > 0) await submit(addresses, indexNowKey);
    console.log(`IndexNow: ${addresses.length} addresses told.`);
  } catch (error) {
    console.error(`IndexNow: ${(error as Error).message}`);
    process.exit(1);
  }
}
