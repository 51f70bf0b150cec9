import { siteAddressGroups } from '#app/content/addresses.ts';
import { DEFAULT_LANGUAGE, languageOfPath } from '#app/site/languages.ts';
import { homePrefix } from '#app/site/paths.ts';

/** A path without the prefix of its language: `technology` of `/en/technology`, nothing of `/en`. */
function belowPrefix(path: string): string {
  const language = languageOfPath(path);
  return path.slice(language === DEFAULT_LANGUAGE ? 1 : `/${language}/`.length);
}

/**
 * Redirects for addresses of pages, articles and works with a language prefix that does not fit them, or none:
 * `/en/tecnologia` to `/en/technology`, `/en/proyectos/torre-empresarial` to `/en/projects/business-tower`. Without
 * trailing slash.
 */
export function redirects(): Map<string, string> {
  const groups = siteAddressGroups();
  const found = new Map<string, string>();
  const taken = new Set(groups.flat());
  for (const group of groups) {
    for (const to of group) {
      for (const other of group) {
        const from = homePrefix(languageOfPath(to)) + belowPrefix(other);
        if (!from.endsWith('/') && !taken.has(from) && !found.has(from)) found.set(from, to);
      }
    }
  }
  return found;
}
