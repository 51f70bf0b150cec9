/** Content types by the end of a file's name, the more specific ends first. Text is UTF-8 and says so. */
export const CONTENT_TYPES: readonly (readonly [end: string, type: string])[] = [
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  // What React Router's client expects of the data of a page.
  ['.data', 'text/x-script; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.rss', 'application/rss+xml; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.pdf', 'application/pdf'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.ico', 'image/vnd.microsoft.icon'],
  ['.woff2', 'font/woff2'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
];

/**
 * The `Content-Type` of a file.
 * @throws if the table has no line for it, so that nothing is ever served as a guess
 * @see https://www.iana.org/assignments/media-types/
 */
export function contentType(file: string): string {
  const found = CONTENT_TYPES.find(([end]) => file.endsWith(end));
  if (!found) throw new Error(`${file}: hosting/content-types.ts has no type for it`);
  return found[1];
}

/** Whether a file shrinks when it is compressed; pictures, films and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /charset=|icon/.test(contentType(file));
}
