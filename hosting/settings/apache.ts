import { METHODS, ODD_PATH } from '../answer.ts';
import { acceptPattern, ENCODINGS } from '../compression.ts';
import { CONTENT_TYPES, isCompressible } from '../content-types.ts';
import { cacheControl, FILE_POLICY, IMMUTABLE_FOLDERS, robotsTag, SECURITY_HEADERS } from '../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

const literal = (text: string) => text.replaceAll(/[.-]/g, '\\$&');
const FORMS = ENCODINGS.map(({ suffix }) => suffix.slice(1)).join('|');

/**
 * The `.htaccess` of a folder at a redirected address. Apache reads the web root's `.htaccess` and compiles its patterns
 * for every request, so a rule for each redirect there would slow down all requests.
 * @param from redirected address, without trailing slash
 */
export function movedHtaccess(from: string, to: string): string {
  return `RedirectMatch 301 "^${literal(from)}/?$" "${to}"\n`;
}

function formRules(): string {
  return ENCODINGS.map((encoding) => {
    const accepts = `RewriteCond "%{HTTP:Accept-Encoding}" "${acceptPattern(encoding)}" [NC]`;
    return `${accepts}
RewriteCond "%{REQUEST_FILENAME}/index.html${encoding.suffix}" -f
RewriteRule "^(.+)$" "$1/index.html${encoding.suffix}" [END]
${accepts}
RewriteCond "%{REQUEST_FILENAME}index.html${encoding.suffix}" -f
RewriteRule "^$" "index.html${encoding.suffix}" [END]
${accepts}
RewriteCond "%{REQUEST_FILENAME}${encoding.suffix}" -f
RewriteRule "^(.+)$" "$1${encoding.suffix}" [END]`;
  }).join('\n');
}

function types(): string {
  return [...CONTENT_TYPES]
    .reverse()
    .map(([end, type]) => {
      const vary = isCompressible(end) ? '\n    Header always merge Vary Accept-Encoding' : '';
      const tag = robotsTag(end);
      const robots = tag ? `\n    Header always set X-Robots-Tag ${tag}` : '';
      return `<FilesMatch "${literal(end)}(\\.(${FORMS}))?$">\n    ForceType '${type}'${vary}${robots}\n</FilesMatch>`;
    })
    .join('\n');
}

/** The `.htaccess` of the web root, for shared hosting, where no other settings file can be changed. */
export function htaccess(facts: SiteFacts): string {
  const notFound = [...facts.notFound]
    .reverse()
    .map(([prefix, file]) =>
      prefix === '/'
        ? `ErrorDocument 404 ${file}`
        : `<If "%{REQUEST_URI} =~ m#^${prefix}#">\n    ErrorDocument 404 ${file}\n</If>`,
    )
    .join('\n');
  const immutable = `m#^/(${IMMUTABLE_FOLDERS.join('|')})/# && %{REQUEST_STATUS} in { '200', '206', '304' }`;
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
FileETag MTime Size

${types()}
RemoveType .${FORMS.replaceAll('|', ' .')}
RemoveLanguage .br
AddEncoding br .br
AddEncoding zstd .zst
AddEncoding gzip .gz
<FilesMatch "\\.(${FORMS})$">
    SetEnv no-gzip 1
    SetEnv no-brotli 1
</FilesMatch>

${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header always set Content-Security-Policy "${FILE_POLICY}"
<FilesMatch "\\.html(\\.(${FORMS}))?$">
    Header always set Content-Security-Policy "${facts.policy}"
</FilesMatch>
Header always set Cache-Control "${cacheControl('/')}"
Header always set Cache-Control "${cacheControl(`/${IMMUTABLE_FOLDERS[0]}/x`)}" "expr=%{REQUEST_URI} =~ ${immutable}"
Header always set Allow "${METHODS.join(', ')}" "expr=%{REQUEST_STATUS} == 405"

${notFound}

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteCond "%{REQUEST_METHOD}" "!^(${METHODS.join('|')})$"
RewriteRule "^" "-" [R=405,L]
# What a visitor asks for, not what Apache asks itself for in answer.
RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"
RewriteCond "%{THE_REQUEST}" "^[A-Z]+ (https?://[^/]*)?[^? ]*(${ODD_PATH})" [NC]
RewriteRule "^" "-" [R=404,L]
RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"
RewriteRule "\\.(html|${FORMS})$" "-" [R=404,L]
RewriteCond "%{REQUEST_FILENAME}/index.html" -f
RewriteRule "^(.+)/$" "/$1" [R=301,L]
${formRules()}
RewriteCond "%{REQUEST_FILENAME}/index.html" -f
RewriteRule "^(.+)$" "$1/index.html" [END]
RewriteRule "^$" "index.html" [END]
# A folder is no page, but an old address leads on from its own.
RewriteCond "%{REQUEST_FILENAME}" -d
RewriteCond "%{REQUEST_FILENAME}/.htaccess" !-f
RewriteRule "^" "-" [R=404,L]
`;
}
