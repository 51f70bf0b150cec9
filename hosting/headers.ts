import { createHash } from 'node:crypto';
import { VIDEO_SERVICES } from '#app/media/video-services.ts';
import settings from '#config';

const TAG_HOST = 'https://www.googletagmanager.com';

/**
 * Hosts that the owner's Google tag reports to. No wildcards: they would allow every other host of those domains.
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
const MEASURING_HOSTS = [
  TAG_HOST,
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
  'https://region1.analytics.google.com',
];

/** Hashes of inline code, taken from the built documents: only they have it byte for byte. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(inline)]
    .filter(([, attributes = '', code]) => code !== '' && !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .filter((hash, index, all) => all.indexOf(hash) === index);
}

function write(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Content-Security-Policy of the documents: everything from this site, inline code only by its hash, other hosts only
 * where the settings need them. All documents share one policy, because that of the first stays in force during
 * client-side navigation.
 * @param html all documents that it is for, concatenated
 * @see https://www.w3.org/TR/CSP3/
 */
export function documentPolicy(html: string): string {
  const { video, analyticsId } = settings;
  const measuring = analyticsId ? MEASURING_HOSTS : [];
  return write({
    // Not 'none': browsers apply this directive to prefetching.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script'), ...(analyticsId ? [TAG_HOST] : [])],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    // A `style` attribute places what is drawn from data. No text of a visitor or of the content gets into one.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...measuring],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...measuring],
    'manifest-src': ["'self'"],
    'frame-src': [video ? new URL(VIDEO_SERVICES[video.provider].player).origin : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Content-Security-Policy of all other files: short, and an SVG opened by itself runs no script. */
export const FILE_POLICY = write({
  'script-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The `Strict-Transport-Security` header: browsers use HTTPS only, for two years (in seconds).
 * @param wholeDomain true to include every subdomain, and to consent to the preload lists of browsers
 * @see https://hstspreload.org
 */
export function transportSecurity(wholeDomain: boolean): string {
  return `max-age=63072000${wholeDomain ? '; includeSubDomains; preload' : ''}`;
}

/** Sent with every response, errors included. */
export const SECURITY_HEADERS: Record<string, string> = {
  'Strict-Transport-Security': transportSecurity(settings.httpsForWholeDomain),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Folders whose files are named after their content and never change. */
export const IMMUTABLE_FOLDERS = ['assets', 'cards', 'pictures'];

/**
 * The `Cache-Control` of a file. Documents and data are revalidated each time, and answered with 304 if unchanged.
 * @param file path of the file below the site's root, e.g. `/assets/x.js`
 */
export function cacheControl(file: string): string {
  const immutable = IMMUTABLE_FOLDERS.some((folder) => file.startsWith(`/${folder}/`));
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A header that some files have. */
type FileRule = {
  name: string;
  value: string;
  /** Source of a regular expression for paths below the site's root, the same in JavaScript, PCRE and Go. */
  files: string;
};

/** Headers that depend on the file. Of two that fit, the later one counts. */
export const FILE_RULES: readonly FileRule[] = [
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin', files: '' },
  {
    // What other sites show: feeds and the pictures in them, previews of links, results of a picture search.
    name: 'Cross-Origin-Resource-Policy',
    value: 'cross-origin',
    files: '\\.(avif|webp|jpg|png|ico|svg|mp4|webm|rss)$',
  },
  // Readers that run in a browser fetch feeds by script.
  { name: 'Access-Control-Allow-Origin', value: '*', files: '\\.rss$' },
  // Data of pages, which scripts fetch: search results must lead to the pages.
  // https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
  { name: 'X-Robots-Tag', value: 'noindex', files: '\\.data$' },
];

/**
 * The headers that a file has by `FILE_RULES`.
 * @param file path of the file below the site's root, e.g. `/pictures/x.avif`
 */
export function fileHeaders(file: string): Record<string, string> {
  const fitting = FILE_RULES.filter(({ files }) => new RegExp(files).test(file));
  return Object.fromEntries(fitting.map(({ name, value }) => [name, value]));
}
