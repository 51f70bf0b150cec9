import { createHash } from 'node:crypto';
import settings from '#config';

const VIDEO_HOSTS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

const TAG_HOST = 'https://www.googletagmanager.com';

/**
 * Where the owner's tag reports to: by name, as a wildcard would let in whatever else lives there.
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
const MEASURING_HOSTS = [
  TAG_HOST,
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
  'https://region1.analytics.google.com',
];

/** Read from what was built: only there stands the code of a script or style to the byte. */
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
 * Content-Security-Policy of the documents: everything from this site, inline code only by its hash, outside hosts only
 * where the settings need them. That of the first document stays in force while a visitor moves inside the site, so
 * one stands for all.
 * @param html all whole documents that it is for, one after the other
 * @see https://www.w3.org/TR/CSP3/
 */
export function documentPolicy(html: string): string {
  const { video, analyticsId } = settings;
  const measuring = analyticsId ? MEASURING_HOSTS : [];
  return write({
    // Not 'none': browsers hold prefetching to this one.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script'), ...(analyticsId ? [TAG_HOST] : [])],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", 'data:', ...measuring],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...measuring],
    'manifest-src': ["'self'"],
    'frame-src': [video ? VIDEO_HOSTS[video.provider] : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Content-Security-Policy of everything that is no document: short, and a drawing opened by itself runs no script. */
export const FILE_POLICY = write({
  'script-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * How long browsers may reach the site by HTTPS only, in seconds: two years.
 * @param wholeDomain true to say the same of every subdomain, and to agree to the lists that browsers ship
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
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Folders whose files are named after their content and never change. */
export const IMMUTABLE_FOLDERS = ['assets', 'cards', 'pictures'];

/**
 * How long a response may be kept. Documents and data are asked for again each time and answered with 304.
 * @param file path of the file below the site's root, e.g. `/assets/x.js`
 */
export function cacheControl(file: string): string {
  const immutable = IMMUTABLE_FOLDERS.some((folder) => file.startsWith(`/${folder}/`));
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** How the names of files end that repeat a page for programs that read: search results lead to the page itself. */
export const COPY_ENDING = '.md';

/**
 * The `X-Robots-Tag` of a file. Documents say it in their head, and everything else is left to search engines. A
 * canonical link would contradict it: they are asked to drop the file, not to add it to the page.
 * @param file path of the file below the site's root
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
export function robotsTag(file: string): string | undefined {
  return file.endsWith(COPY_ENDING) ? 'noindex' : undefined;
}
