import { articleSlugs } from '#app/content/articles.ts';
import { workSlugs } from '#app/content/works.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';
import { PAGE_IDS } from '#app/site/page-lists.ts';
import { articlePath, homePrefix, pathFor, workPath } from '#app/site/paths.ts';

/** Kinds of page outside the page table. */
const OTHERS: Record<string, (language: Language) => string> = {
  article: (language) => articlePath(articleSlugs(language)[0] ?? '', language),
  work: (language) => workPath(workSlugs(language)[0] ?? '', language),
  'not-found': (language) => `${homePrefix(language)}no-such-page`,
};

/**
 * One address for each kind of page, by its name: every page of the page table, an article, a work, one that leads nowhere.
 * @param languageOf the language of each, counted from 0; Spanish if it is left out
 */
export function pageKinds(languageOf: (index: number) => Language = () => DEFAULT_LANGUAGE) {
  return new Map<string, string>([
    ...PAGE_IDS.map((page, index) => [page, pathFor(page, languageOf(index))] as const),
    ...Object.entries(OTHERS).map(
      ([kind, address], index) => [kind, address(languageOf(PAGE_IDS.length + index))] as const,
    ),
  ]);
}
