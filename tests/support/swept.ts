import { isLanguage, type Language, languageOfPath, PUBLISHED_LANGUAGES } from '../../app/site/languages.ts';
import { siteAddresses } from '../../content/addresses.ts';

/** Set by `scripts/sweep.ts`: `all`, or the languages to try, with commas between them. */
const { SWEEP } = process.env;

const swept = SWEEP === 'all' ? PUBLISHED_LANGUAGES : (SWEEP?.split(',').filter(isLanguage) ?? []);

/**
 * Addresses that a test of every page tries. A sweep: all of its languages. Otherwise all Spanish pages, and each page
 * again in one other language, taking turns so that every language has its share.
 */
export function addressesToTry(): string[] {
  if (SWEEP) return siteAddresses().filter((address) => swept.includes(languageOfPath(address)));
  const byLanguage = PUBLISHED_LANGUAGES.map((language) =>
    siteAddresses().filter((address) => languageOfPath(address) === language),
  );
  const [spanish = [], ...others] = byLanguage;
  const again = others.length > 0 ? spanish.map((_, index) => others[index % others.length]?.[index]) : [];
  return [...spanish, ...again.filter((address) => address !== undefined)];
}

/** Languages that a test of one page tries in turn: those of a sweep, otherwise the first that is published. */
export function languagesToTry(): readonly Language[] {
  return SWEEP ? swept : PUBLISHED_LANGUAGES.slice(0, 1);
}
