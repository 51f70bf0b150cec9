import { createHash } from 'node:crypto';
import { settings } from '../app/site/settings.ts';

/** Hosts that the owner's choices in site.config.ts make necessary. */
function outsideHosts() {
  const frame = {
    youtube: 'https://www.youtube-nocookie.com',
    vimeo: 'https://player.vimeo.com',
  };
  return {
    frame: settings.video ? [frame[settings.video.provider]] : [],
    script: settings.analyticsId ? ['https://www.googletagmanager.com'] : [],
    measure: settings.analyticsId
      ? [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://www.googletagmanager.com',
        ]
      : [],
  };
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(inline)]
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .filter((hash, index, all) => all.indexOf(hash) === index);
}

/**
 * Content-Security-Policy of one document: everything from this site, inline code only by its hash, outside hosts
 * only where the settings need them.
 * @param html the whole document
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(html: string): string {
  const outside = outsideHosts();
  const directives: Record<string, string[]> = {
    // Not 'none': browsers hold prefetching to this one.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script'), ...outside.script],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", 'data:', ...outside.measure],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...outside.measure],
    'manifest-src': ["'self'"],
    'frame-src': outside.frame.length > 0 ? outside.frame : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Sent with every response, errors included. */
export const SECURITY_HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};
