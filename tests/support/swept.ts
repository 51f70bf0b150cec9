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
import { PAGE_IDS } from '#app/site/pages.ts';
import { articlePath, pathFor, workPath } from '#app/site/paths.ts';

/** Set by `tools/sweep.ts`: `all`, or the languages to try, with commas between them. */
const { SWEEP } = process.env;

const swept = SWEEP === 'all' ? PUBLISHED_LANGUAGES : (SWEEP?.split(',').filter(isLanguage) ?? []);

/**
 * Addresses that a test of every page tries. A sweep: all of its languages. Otherwise one of each kind of page, in languages
 * that take turns so that every one has its share.
 */
export function addressesToTry(): string[] {
  if (SWEEP) return siteAddresses().filter((address) => swept.includes(languageOfPath(address)));
  const turn = (index: number) => PUBLISHED_LANGUAGES[index % PUBLISHED_LANGUAGES.length] ?? DEFAULT_LANGUAGE;
  const articleIn = turn(PAGE_IDS.length);
  const workIn = turn(PAGE_IDS.length + 1);
  return [
    ...PAGE_IDS.map((page, index) => pathFor(page, turn(index))),
    articlePath(articleSlugs(articleIn)[0] ?? '', articleIn),
    workPath(workSlugs(workIn)[0] ?? '', workIn),
  ];
}

/** Languages that a test of one page tries in turn: those of a sweep, otherwise a sample of those that are published. */
export function languagesToTry(...sample: Language[]): readonly Language[] {
  return SWEEP ? swept : sample.filter((language) => PUBLISHED_LANGUAGES.includes(language));
}
