import { articleAlternates } from '#app/content/articles.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { PAGE_IDS } from '#app/site/pages.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';

/**
 * Old or foreign-language addresses and where they lead: `/en/tecnologia` to `/en/technology`, `/de/project-phases`
 * to `/de/bauphasen`, an article's slug of another language to its own. Without slash at the end.
 */
export function redirects(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (from: string, to: string, taken: Set<string>) => {
    if (!taken.has(from) && !found.has(from)) found.set(from, to);
  };
  const pages = PAGE_IDS.map((page) => PUBLISHED_LANGUAGES.map((language) => pathFor(page, language)));
  const articles = articleAlternates();
  const taken = new Set([...pages.flat(), ...articles.flatMap((paths) => Object.values(paths))]);

  for (const language of PUBLISHED_LANGUAGES) {
    const home = pathFor('home', language).replace(/\/$/, '');
    for (const page of PAGE_IDS) {
      for (const other of PUBLISHED_LANGUAGES) {
        const segment = pathFor(page, other).replace(other === DEFAULT_LANGUAGE ? /^\// : /^\/\w\w\/?/, '');
        if (segment) add(`${home}/${segment}`, pathFor(page, language), taken);
      }
    }
    for (const paths of articles) {
      const target = paths[language];
      if (!target) continue;
      for (const other of Object.values(paths)) {
        add(articlePath(other.split('/').at(-1) ?? '', language), target, taken);
      }
    }
  }
  return found;
}
