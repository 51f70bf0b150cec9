import { METHODS, ODD_PATH } from '../answer.ts';
import { acceptPattern, ENCODINGS } from '../compression.ts';
import { CONTENT_TYPES, isCompressible } from '../content-types.ts';
import {
  COPY_ENDING,
  cacheControl,
  FILE_POLICY,
  IMMUTABLE_FOLDERS,
  robotsTag,
  SECURITY_HEADERS,
} from '../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const literal = (text: string) => text.replaceAll('.', '\\.');
const FORMS = ENCODINGS.map(({ suffix }) => suffix.slice(1)).join('|');

function map(source: string, variable: string, lines: [key: string, value: string][]): string {
  // Not cached for a request: `$status` changes when a response turns into an error.
  const first = source.includes('$status') ? '    volatile;\n' : '';
  return `map ${quote(source)} ${variable} {\n${first}${lines.map(([key, value]) => `    ${quote(key)} ${quote(value)};\n`).join('')}}\n`;
}

/**
 * The `map` blocks for nginx's `http` block, which the server block reads. All headers depend on maps alone, because an
 * `add_header` in a location would silently drop all those of the server.
 */
export function nginxMaps(facts: SiteFacts): string {
  const moved = facts.moved.flatMap(([from, to]): [string, string][] => [
    [from, to],
    [`${from}/`, to],
  ]);
  const slashes = facts.addresses
    .filter((address) => address !== '/')
    .map((address): [string, string] => [`${address}/`, address]);
  return [
    'map_hash_max_size 8192;\nmap_hash_bucket_size 256;\n',
    map(
      '$http_accept_encoding',
      '$site_form',
      ENCODINGS.map((encoding) => [`~*${acceptPattern(encoding)}`, encoding.suffix]),
    ),
    map(
      '$status:$uri',
      '$site_encoding',
      ENCODINGS.map(({ name, suffix }) => [`~^(200|206|404):.*${literal(suffix)}$`, name]),
    ),
    map('$request_uri', '$site_odd', [[`~*^[^?]*(${ODD_PATH})`, '1']]),
    map('$uri', '$site_moved', [...moved, ...slashes]),
    map(
      '$uri',
      '$site_not_found',
      facts.notFound.map(([prefix, file]) => [`~^${literal(prefix)}`, file]),
    ),
    map('$status:$uri', '$site_cache', [
      ['default', cacheControl('/')],
      ...IMMUTABLE_FOLDERS.map((folder): [string, string] => [
        `~^(200|206|304):/${folder}/`,
        cacheControl(`/${folder}/x`),
      ]),
    ]),
    map('$request_method', '$site_allow', [
      ['default', METHODS.join(', ')],
      ...METHODS.map((method): [string, string] => [method, '']),
    ]),
    map('$uri', '$site_robots', [
      [`~${literal(COPY_ENDING)}(\\.(${FORMS}))?$`, robotsTag(`/x${COPY_ENDING}`) ?? ''],
    ]),
    map('$sent_http_content_type', '$site_policy', [
      ['default', FILE_POLICY],
      ['~^text/html', facts.policy],
    ]),
  ].join('\n');
}

function typeLocation([end, type]: readonly [string, string]): string {
  const files = isCompressible(end) ? '$uri$site_form $uri' : '$uri';
  const internal = end === '.html' ? '    internal;\n' : '';
  return `location ~ ${literal(end)}$ {\n${internal}    types {}\n    default_type ${quote(type)};\n    try_files ${files} =404;\n}\n`;
}

/** What belongs into nginx's `server` block, beside its addresses, certificates and `root`. */
export function nginxServer(): string {
  const headers = { ...SECURITY_HEADERS, 'Content-Security-Policy': '$site_policy' };
  return `server_tokens off;
absolute_redirect off;
gzip off;
error_page 404 $site_not_found;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}
add_header Cache-Control $site_cache always;
add_header Content-Encoding $site_encoding always;
add_header Vary Accept-Encoding always;
add_header Allow $site_allow always;
add_header X-Robots-Tag $site_robots always;

if ($site_allow) {
    return 405;
}
if ($site_odd) {
    return 404;
}
if ($site_moved) {
    return 301 $site_moved$is_args$args;
}

types {}
default_type ${quote(CONTENT_TYPES.find(([end]) => end === '.html')?.[1] ?? '')};

location = / {
    try_files /index.html$site_form /index.html =404;
}
location / {
    try_files $uri/index.html$site_form $uri/index.html =404;
}
location ~ \\.(${FORMS})$ {
    return 404;
}
${CONTENT_TYPES.map(typeLocation).join('')}`;
}
