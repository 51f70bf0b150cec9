import { siteAddresses } from '#app/content/addresses.ts';
import { articleSlugs } from '#app/content/articles.ts';
import { workSlugs } from '#app/content/works.ts';
import { articlePath, homePrefix, LEGAL_PAGES, PAGE_IDS, pathFor, workPath } from '#app/site/paths.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageOfPath,
  PUBLISHED_LANGUAGES,
} from '#app/site/published-languages.ts';

/** Set by `npm run test:sweep`: `all`, or the languages to try, with commas between them. */
const { SWEEP } = process.env;

const swept = SWEEP === 'all' ? PUBLISHED_LANGUAGES : (SWEEP?.split(',').filter(isLanguage) ?? []);

/** Kinds of page outside the page table. */
const OTHERS: ((language: Language) => string)[] = [
  (language) => articlePath(articleSlugs(language)[0] ?? '', language),
  (language) => workPath(workSlugs(language)[0] ?? '', language),
  (language) => `${homePrefix(language)}no-such-page`,
];

/** Legal pages are one kind: the longest stands for all. */
const KINDS = PAGE_IDS.filter((page) => page === 'privacy-policy' || !LEGAL_PAGES.includes(page));

/**
 * One address of every kind of page: those of the page table, an article, a work, one that leads nowhere.
 * @param languageOf the language of each, counted from 0; Spanish if it is left out
 */
export function onePageOfEachKind(
  languageOf: (index: number) => Language = () => DEFAULT_LANGUAGE,
): string[] {
  return [...KINDS.map((page) => (language: Language) => pathFor(page, language)), ...OTHERS].map(
    (address, index) => address(languageOf(index)),
  );
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
