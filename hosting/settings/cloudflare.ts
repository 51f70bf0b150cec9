import { COPY_ENDING, cacheControl, IMMUTABLE_FOLDERS, robotsTag, SECURITY_HEADERS } from '../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

/** What Cloudflare Pages reads of the two files; it drops the rest without a word. */
export const CLOUDFLARE_LIMITS = {
  headerRules: 100,
  lineLength: 2_000,
  redirects: 2_000,
  redirectLength: 1_000,
  /** Not documented: what comes after so many bytes is said to be left out. */
  redirectBytes: 100_000,
};

/**
 * Cloudflare Pages' `_headers`. Cloudflare reads fewer rules than the site has files, so all get the documents' policy.
 * @throws if it has more rules or longer lines than Cloudflare reads
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function cloudflareHeaders(facts: SiteFacts): string {
  const everywhere = { ...SECURITY_HEADERS, 'Content-Security-Policy': facts.policy };
  const rules = [
    ['/*', ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`)],
    ...IMMUTABLE_FOLDERS.map((folder) => [
      `/${folder}/*`,
      '  ! Cache-Control',
      `  Cache-Control: ${cacheControl(`/${folder}/x`)}`,
    ]),
    [`/*${COPY_ENDING}`, `  X-Robots-Tag: ${robotsTag(`/x${COPY_ENDING}`)}`],
  ];
  const { headerRules, lineLength } = CLOUDFLARE_LIMITS;
  if (rules.length > headerRules)
    throw new Error(`Cloudflare Pages reads ${headerRules} rules of headers, not ${rules.length}`);
  const tooLong = rules.flat().find((line) => line.length > lineLength);
  if (tooLong) throw new Error(`Cloudflare Pages reads lines of ${lineLength} characters, not ${tooLong}`);
  return rules.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/**
 * Cloudflare Pages' `_redirects`. Lines beyond the limits are left out, from the end: wrongly prefixed addresses with a
 * trailing slash, which the script of the 404 document corrects. Cloudflare finds the nearest `404.html` by itself.
 * @throws if it exceeds the limits even without those lines
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function cloudflareRedirects(facts: SiteFacts): string {
  const needed = [
    ...facts.addresses.filter((address) => address !== '/').map((address) => `${address}/ ${address} 301\n`),
    ...facts.moved.map(([from, to]) => `${from} ${to} 301\n`),
  ];
  const lines = [...needed, ...facts.moved.map(([from, to]) => `${from}/ ${to} 301\n`)];
  const { redirects, redirectLength, redirectBytes } = CLOUDFLARE_LIMITS;
  let bytes = 0;
  const tooMany = lines.findIndex((line, index) => {
    bytes += Buffer.byteLength(line);
    return index === redirects || bytes > redirectBytes;
  });
  const read = tooMany < 0 ? lines : lines.slice(0, tooMany);
  if (read.length < needed.length || lines.some((line) => line.length > redirectLength)) {
    throw new Error(
      `Cloudflare Pages reads ${redirects} redirects of ${redirectLength} characters, ${redirectBytes} bytes in all: there are ${needed.length}`,
    );
  }
  return read.join('');
}
