import { DEFAULT_LANGUAGE } from '#app/site/language-codes.ts';

/** Addresses of the page of a document; `BeforePaintScript` writes them, `before-paint.ts` reads them. */
export type PageAddresses = {
  /** path of the page in each published language; null where the visitor is not to be moved */
  paths: Record<string, string | null>;
  /** for the document of unknown paths: the path is appended to the home of the other language */
  unknownPath?: boolean;
};

/** Reads one value that may be blocked, missing or malformed. */
export type Look = () => string | null | undefined;

export type Visit = {
  pathname: string;
  /** `lng` of the query */
  asked: string | null;
  /** language of the document */
  language: string;
  /** cookie and storage, in the order in which they count */
  stored: Look[];
  /** the browser's languages, none for a crawler */
  preferred: readonly string[];
};

/** User agents of crawlers and link previews: the browser's languages never move them. */
const CRAWLERS = /bot|crawl|spider|slurp|preview|lighthouse|facebook|whatsapp/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}

/** Language code and the rest of a path: `/de/blog` is `de` and `/blog`; Spanish has no code. */
function splitPath(path: string): [code: string, rest: string] {
  const [, code = '', rest = ''] = /^(?:\/([a-z]{2})(?=\/|$))?(.*)$/.exec(path) ?? [];
  return [code, rest === '/' ? '' : rest];
}

/**
 * The path that a document should have been asked for under. That of a page is its own, though hosts serve it for `/%74ecnologia` too; at an
 * unknown one doubled slashes and capitals, which no address has, may be all that is wrong.
 */
export function tidyPath(pathname: string, language: string, { paths, unknownPath }: PageAddresses): string {
  const own = unknownPath ? null : paths[language];
  if (own) return pathname.includes('%') ? own : pathname;
  return pathname.replace(/\/{2,}/g, '/').toLowerCase();
}

/**
 * Which language a visitor gets: the query string counts anywhere; else the language of a prefixed address; at a Spanish
 * address cookie, local storage, session storage, the browser's languages, in this order. Codes match by their start, so
 * that `en-GB` is English. Whatever is malformed, unsupported or blocked is skipped.
 * @returns the language asked for by the query, if any, and the path to move to, if it is another document's
 */
export function chooseLanguage(
  { pathname, asked, language, stored, preferred }: Visit,
  { paths, unknownPath }: PageAddresses,
): { asked?: string; path?: string } {
  const supported = (value: string | null | undefined) =>
    value ? Object.keys(paths).find((code) => RegExp(`^${code}([-_]|$)`, 'i').test(value)) : undefined;
  const fromQuery = supported(asked);
  let chosen = fromQuery;
  if (!chosen && language === DEFAULT_LANGUAGE) {
    for (const look of [...stored, ...preferred.map((tag) => () => tag)]) {
      try {
        chosen = supported(look());
      } catch {
        // Blocked storage says nothing.
      }
      if (chosen) break;
    }
  }
  const home = chosen && chosen !== language ? paths[chosen] : null;
  if (!home) return { asked: fromQuery };
  // Two slashes at the start would be the name of another host.
  const path = unknownPath
    ? `${home.replace(/\/$/, '')}/${splitPath(pathname)[1].replace(/^[/\\]+/, '')}`
    : home;
  return { asked: fromQuery, path };
}
