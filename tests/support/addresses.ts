import { siteAddresses } from '#app/content/addresses.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageOfPath,
  PUBLISHED_LANGUAGES,
} from '#app/site/languages.ts';
import { LEGAL_PAGES } from '#app/site/pages.ts';
import { pageKinds } from '#tools/page-kinds.ts';

/** Set by `tools/sweep.ts`: `all`, or the languages to try, with commas between them. */
const { SWEEP } = process.env;

const swept = SWEEP === 'all' ? PUBLISHED_LANGUAGES : (SWEEP?.split(',').filter(isLanguage) ?? []);

/** Legal pages are one kind: the longest stands for all. */
const ALIKE = LEGAL_PAGES.filter((page) => page !== 'privacy-policy');

function sample(languageOf?: (index: number) => Language): string[] {
  const kinds = pageKinds(languageOf);
  for (const page of ALIKE) kinds.delete(page);
  return [...kinds.values()];
}

/** One Spanish address of every kind of page. */
export const PAGE_KINDS: readonly string[] = sample();

/**
 * Addresses that a test of every page tries. A sweep: all of its languages. Otherwise one of each kind of page, in languages
 * that take turns so that every one has its share.
 */
export function addressesToTry(): string[] {
  if (SWEEP) return siteAddresses().filter((address) => swept.includes(languageOfPath(address)));
  return sample((index) => PUBLISHED_LANGUAGES[index % PUBLISHED_LANGUAGES.length] ?? DEFAULT_LANGUAGE);
}

/** Languages that a test of one page tries in turn: those of a sweep, otherwise a sample of those that are published. */
export function languagesToTry(...sample: Language[]): readonly Language[] {
  return SWEEP ? swept : sample.filter((language) => PUBLISHED_LANGUAGES.includes(language));
}
