import { HIDDEN_FILE, METHODS, ODD_PATH } from '../answer.ts';
import { acceptPattern, ENCODINGS } from '../compression.ts';
import { CONTENT_TYPES, isCompressible } from '../content-types.ts';
import { cacheControl, FILE_POLICY, FILE_RULES, IMMUTABLE_FOLDERS, SECURITY_HEADERS } from '../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const literal = (text: string) => text.replaceAll('.', '\\.');
const FORMS = ENCODINGS.map(({ suffix }) => suffix.slice(1)).join('|');

function map(source: string, variable: string, lines: [key: string, value: string][]): string {
  // Not cached for a request: `$status` and `$uri` change when a response turns into an error.
  return `map ${quote(source)} ${variable} {\n    volatile;\n${lines.map(([key, value]) => `    ${quote(key)} ${quote(value)};\n`).join('')}}\n`;
}

/** The names of the headers of `FILE_RULES`, and the variable that holds the value of each. */
const FILE_HEADERS = [...new Set(FILE_RULES.map(({ name }) => name))].map((name) => ({
  name,
  variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
}));

/** The values of one header of `FILE_RULES`. nginx takes the first that fits; a file may be served in compressed form. */
function fileHeaderMap({ name, variable }: (typeof FILE_HEADERS)[number]): string {
  const rules = FILE_RULES.filter((rule) => rule.name === name).reverse();
  return map(
    '$uri',
    variable,
    rules.map(({ files, value }) => [`~${files.replaceAll('$', `(\\.(${FORMS}))?$`)}`, value]),
  );
}

/**
 * The `map` blocks for nginx's `http` block, which the server block reads. All headers depend on maps alone, because an
 * `add_header` in a location would silently drop all those of the server.
 */
export function nginxMaps(facts: SiteFacts): string {
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
    // Not while nginx asks itself for the page that says so.
    map('$uri $request_uri', '$site_odd', [
      [`~/404\\.html(\\.(${FORMS}))? /`, ''],
      [`~*^\\S* [^?]*(${ODD_PATH})`, '1'],
    ]),
    map('$uri', '$site_moved', [...facts.moved, ...facts.slashes]),
    map(
      '$uri',
      '$site_not_found',
      facts.notFound.map(([prefix, file]) => [`~^${literal(prefix)}`, file]),
    ),
    // A refused range gets the headers twice, the first time as if it were granted.
    map('$status:$http_range:$uri', '$site_cache', [
      ['default', cacheControl('/')],
      [
        `~^(200|206|304):(bytes=0-[0-9]*)?:/(${IMMUTABLE_FOLDERS.join('|')})/`,
        cacheControl(`/${IMMUTABLE_FOLDERS[0]}/x`),
      ],
    ]),
    map('$request_method', '$site_allow', [
      ['default', METHODS.join(', ')],
      ...METHODS.map((method): [string, string] => [method, '']),
    ]),
    ...FILE_HEADERS.map(fileHeaderMap),
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
max_ranges 1;
error_page 404 $site_not_found;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}
add_header Cache-Control $site_cache always;
add_header Content-Encoding $site_encoding always;
add_header Vary Accept-Encoding always;
add_header Allow $site_allow always;
${FILE_HEADERS.map(({ name, variable }) => `add_header ${name} ${variable} always;`).join('\n')}

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
    try_files $uri.html$site_form $uri.html =404;
}
# Here certificates are asked for: https://www.rfc-editor.org/rfc/rfc8555#section-8.3
location ^~ /.well-known/acme-challenge/ {
    default_type "text/plain";
    try_files $uri =404;
}
location ~ ${HIDDEN_FILE.replace('html|', '')} {
    return 404;
}
${CONTENT_TYPES.map(typeLocation).join('')}`;
}
