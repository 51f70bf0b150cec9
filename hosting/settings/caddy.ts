import { HIDDEN_FILE, METHODS, ODD_PATH } from '../answer.ts';
import { ENCODINGS } from '../compression.ts';
import { CONTENT_TYPES, isCompressible } from '../content-types.ts';
import { cacheControl, FILE_POLICY, FILE_RULES, IMMUTABLE_FOLDERS, SECURITY_HEADERS } from '../headers.ts';
import type { SiteFacts } from '../site-facts.ts';

const indent = (text: string, depth: number) => text.replace(/^(?=.)/gm, '\t'.repeat(depth));

function headers(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `header ${name} \`${value}\`\n`)
    .join('');
}

/** Rules for content types, the most general first: the last match wins. */
function types(): string {
  return [...CONTENT_TYPES]
    .reverse()
    .map(([end, type], index) => {
      const vary = isCompressible(end) ? `header @type${index} Vary Accept-Encoding\n` : '';
      return `@type${index} path *${end}\nheader @type${index} Content-Type \`${type}\`\n${vary}`;
    })
    .join('');
}

/** Rules for the headers of `FILE_RULES`. */
function fileHeaders(): string {
  return FILE_RULES.map(
    ({ name, value, files }, index) =>
      `@file${index} path_regexp \`${files}\`\nheader @file${index} ${name} \`${value}\`\n`,
  ).join('');
}

/** Serves the file of the rewritten path, in the best encoding that the request accepts. */
function serve(facts: SiteFacts): string {
  return `${types()}${fileHeaders()}@html path *.html
header @html Content-Security-Policy \`${facts.policy}\`
file_server {
	precompressed ${ENCODINGS.map(({ name }) => name).join(' ')}
	disable_canonical_uris
}
`;
}

/**
 * The whole Caddyfile. `SITE_ADDRESS` is what Caddy answers to (its default is plain HTTP for use behind a proxy; with
 * a domain name Caddy gets its certificate by itself), `SITE_ROOT` where the site is.
 */
export function caddyfile(facts: SiteFacts): string {
  const moved = [...facts.moved, ...facts.slashes].map(([from, to]) => `${from} ${to}\n`).join('');
  const everywhere = headers({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': FILE_POLICY,
    'Cache-Control': cacheControl('/'),
  });
  const notFound = facts.notFound.map(([prefix, file]) => `~^${prefix} ${file}\n`).join('');
  return `{
	admin off
	default_bind {$SITE_BIND:0.0.0.0}
	servers {
		max_header_size 32KB
		timeouts {
			read_header 10s
			read_body 10s
			idle 2m
		}
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}

	route {
		header -Server
${indent(everywhere, 2)}
		@method not method ${METHODS.join(' ')}
		header @method Allow "${METHODS.join(', ')}"
		respond @method 405

		@odd vars_regexp {http.request.orig_uri} \`(?i)^[^?]*(${ODD_PATH})\`
		error @odd 404
		# A name that is longer than file systems allow would be an error of the server.
		@long path_regexp \`[^/]{256}|^.{1000}.{1000}\`
		error @long 404

		map {path} {moved} {
${indent(moved, 3)}			default ""
		}
		@moved expression {moved} != ""
		route @moved {
			@query expression {query} != ""
			redir @query {moved}?{query} 301
			redir {moved} 301
		}

		@hidden path_regexp \`${HIDDEN_FILE}\`
		error @hidden 404

		@home path /
		rewrite @home /index.html
		@document file {path}.html
		rewrite @document {path}.html
		@missing not file
		error @missing 404

		# Only for answers with the file: not if a condition may fail, nor for a range that the file may not have.
		@immutable {
			path ${IMMUTABLE_FOLDERS.map((folder) => `/${folder}/*`).join(' ')}
			not header If-Match *
			not header If-Unmodified-Since *
			not {
				header Range *
				not header_regexp Range ^bytes=0-[0-9]*$
			}
		}
		header @immutable Cache-Control \`${cacheControl(`/${IMMUTABLE_FOLDERS[0]}/x`)}\`
${indent(serve(facts), 2)}	}

	handle_errors {
		@not_found expression {http.error.status_code} == 404
		route @not_found {
			header Cache-Control \`${cacheControl('/')}\`
			map {http.request.orig_uri.path} {not_found} {
${indent(notFound, 4)}			}
			rewrite * {not_found}
${indent(serve(facts), 3)}		}
		respond {http.error.status_code}
	}
}
`;
}
