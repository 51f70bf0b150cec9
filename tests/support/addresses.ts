import { siteAddresses } from '#app/content/addresses.ts';
import { articleSlugs } from '#app/content/articles.ts';
import { workSlugs } from '#app/content/works.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageOfPath,
  PUBLISHED_LANGUAGES,
} from '#app/site/languages.ts';
import { LEGAL_PAGES, PAGE_IDS } from '#app/site/page-lists.ts';
import { articlePath, homePrefix, pathFor, workPath } from '#app/site/paths.ts';

/** Set by `npm run test:sweep`: `all`, or the languages to try, with commas between them. */
const { SWEEP } = process.env;

const swept = SWEEP === 'all' ? PUBLISHED_LANGUAGES : (SWEEP?.split(',').filter(isLanguage) ?? []);

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
function pageKinds(languageOf: (index: number) => Language = () => DEFAULT_LANGUAGE) {
  return new Map<string, string>([
    ...PAGE_IDS.map((page, index) => [page, pathFor(page, languageOf(index))] as const),
    ...Object.entries(OTHERS).map(
      ([kind, address], index) => [kind, address(languageOf(PAGE_IDS.length + index))] as const,
    ),
  ]);
}

/** Legal pages are one kind: the longest stands for all. */
const ALIKE = LEGAL_PAGES.filter((page) => page !== 'privacy-policy');

/** One address of every kind of page: in Spanish, or in the language that is chosen for each. */
export function onePageOfEachKind(languageOf?: (index: number) => Language): string[] {
  const kinds = pageKinds(languageOf);
  for (const page of ALIKE) kinds.delete(page);
  return [...kinds.values()];
}

/** One Spanish address of every kind of page. */
export const PAGE_KINDS: readonly string[] = onePageOfEachKind();

/**
 * The addresses for a test of every page. In a sweep: all of its languages. Otherwise: one of each kind of page, in
 * rotating languages.
 */
export function addressesToTry(): string[] {
  if (SWEEP) return siteAddresses().filter((address) => swept.includes(languageOfPath(address)));
  return onePageOfEachKind(
    (index) => PUBLISHED_LANGUAGES[index % PUBLISHED_LANGUAGES.length] ?? DEFAULT_LANGUAGE,
  );
}

/** The languages for a test of one page: those of a sweep, otherwise those of the sample that are published. */
export function languagesToTry(...sample: Language[]): readonly Language[] {
  return SWEEP ? swept : sample.filter((language) => PUBLISHED_LANGUAGES.includes(language));
}
