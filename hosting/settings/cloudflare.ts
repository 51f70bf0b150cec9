import { COPY_ENDING, cacheControl, IMMUTABLE_FOLDERS, robotsTag } from '../policy.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import type { SiteFacts } from '../site-facts.ts';

/** What Cloudflare Pages reads of the two files; it drops the rest without a word. */
export const CLOUDFLARE_LIMITS = {
  headerRules: 100,
  lineLength: 2_000,
  redirects: 2_000,
  redirectLength: 1_000,
};

/**
 * Cloudflare Pages' `_headers`. It reads fewer rules than the site has files, so they all get the documents' policy.
 * @throws if it would be longer than Cloudflare reads
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
  const { lineLength } = CLOUDFLARE_LIMITS;
  const tooLong = rules.flat().find((line) => line.length > lineLength);
  if (tooLong) throw new Error(`Cloudflare Pages reads lines of ${lineLength} characters, not ${tooLong}`);
  return rules.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/**
 * Cloudflare Pages' `_redirects`, with and without slash at the end. It finds the nearest `404.html` by itself.
 * @throws if it would be longer than Cloudflare reads
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function cloudflareRedirects(facts: SiteFacts): string {
  const lines = [
    ...facts.moved.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...facts.addresses.filter((address) => address !== '/').map((address) => `${address}/ ${address} 301`),
  ];
  const { redirects, redirectLength } = CLOUDFLARE_LIMITS;
  if (lines.length > redirects || lines.some((line) => line.length > redirectLength)) {
    throw new Error(
      `Cloudflare Pages reads ${redirects} redirects of ${redirectLength} characters: there are ${lines.length}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
