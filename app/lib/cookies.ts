const DAY = 24 * 60 * 60;

/** Value of a cookie, or undefined if it is not set or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sets a first-party cookie for the whole site. Does nothing if cookies are blocked.
 * @param days how long it is kept
 */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * DAY}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A visitor who blocks cookies is simply asked again.
  }
}
