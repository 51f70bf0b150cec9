import { HIDDEN_FILE, METHODS, ODD_PATH } from '../answer.ts';
import { acceptPattern, ENCODINGS } from '../compression.ts';
import { CONTENT_TYPES, isCompressible } from '../content-types.ts';
import { cacheControl, FILE_POLICY, FILE_RULES, IMMUTABLE_FOLDERS, SECURITY_HEADERS } from '../headers.ts';
import { redirects } from '../redirects.ts';
import type { SiteFacts } from '../site-facts.ts';

const literal = (text: string) => text.replaceAll(/[.-]/g, '\\$&');
const FORMS = ENCODINGS.map(({ suffix }) => suffix.slice(1)).join('|');

/** Apache reads no line above 8,192 characters. */
const REDIRECTS_A_RULE = 40;

/**
 * Redirects in a few rules, each of which compares the path with a table: Apache reads and compiles `.htaccess` again for
 * every request, and a rule for each redirect would make all of them slow.
 */
function movedRules(): string {
  const moved = [...redirects()].map(([from, to]) => ` \\\n    ${from}=${to}`);
  const rules = Array.from({ length: Math.ceil(moved.length / REDIRECTS_A_RULE) }, (_, index) => {
    const table = moved.slice(index * REDIRECTS_A_RULE, (index + 1) * REDIRECTS_A_RULE).join('');
    return `RewriteCond "%{REQUEST_URI}${table}" "^(/\\S+?)/? (?:.* )?\\1=(\\S+)"
RewriteRule "^" "%2" [R=301,L]`;
  });
  return rules.join('\n');
}

/** The document or file of an address, in the best encoding that the request accepts. */
function fileRules(): string {
  const forms = ENCODINGS.map((encoding) => ({
    suffix: encoding.suffix,
    accepted: `RewriteCond "%{HTTP:Accept-Encoding}" "${acceptPattern(encoding)}" [NC]\n`,
  }));
  return [...forms, { suffix: '', accepted: '' }]
    .map(
      ({ suffix, accepted }) => `${accepted}RewriteRule "^$" "index.html${suffix}" [END]
${accepted}RewriteCond "%{REQUEST_FILENAME}%{PATH_INFO}.html${suffix}" -f
RewriteRule "^(.+)$" "$1.html${suffix}" [END]
${accepted}RewriteCond "%{REQUEST_FILENAME}${suffix}" -f
RewriteRule "^(.+)$" "$1${suffix}" [END]`,
    )
    .join('\n');
}

function types(): string {
  return [...CONTENT_TYPES]
    .reverse()
    .map(([end, type]) => {
      const vary = isCompressible(end) ? '\n    Header always merge Vary Accept-Encoding' : '';
      return `<FilesMatch "${literal(end)}(\\.(${FORMS}))?$">\n    ForceType '${type}'${vary}\n</FilesMatch>`;
    })
    .join('\n');
}

/** Headers of `FILE_RULES`; a file may be served in compressed form. */
function fileHeaders(): string {
  return FILE_RULES.map(
    ({ name, value, files }) =>
      `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${files.replaceAll('$', `(\\.(${FORMS}))?$`)}#"`,
  ).join('\n');
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
${fileHeaders()}
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
RewriteCond "%{REQUEST_URI}" "${HIDDEN_FILE}"
RewriteRule "^" "-" [R=404,L]
${movedRules()}
RewriteCond "%{REQUEST_FILENAME}%{PATH_INFO}" "^(.+)/$"
RewriteCond "%1.html" -f
RewriteRule "^(.+)/$" "/$1" [R=301,L]
${fileRules()}
# A folder is no page.
RewriteCond "%{REQUEST_FILENAME}" -d
RewriteRule "^" "-" [R=404,L]
`;
}
