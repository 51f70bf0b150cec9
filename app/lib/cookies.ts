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

/** Names of all cookies that scripts can see; none if cookies are blocked. */
export function cookieNames(): string[] {
  try {
    return document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  } catch {
    return [];
  }
}

/**
 * Deletes a cookie under this host and each of its parent domains: it must be the one that it was set for, which
 * scripts cannot read.
 */
export function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    } catch {
      // Where cookies are blocked there are none.
    }
  }
}
