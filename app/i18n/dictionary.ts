import type { Language } from '#app/site/published-languages.ts';
import type english from '#content/interface/en.json';

/** Texts of the interface in one language, keyed by the Spanish text. */
export type Dictionary = Record<string, string>;

/** What i18next adds to a text that has another form with one, or with a few. */
type PluralSuffix = '_one' | '_few' | '_many';

/**
 * A text of the interface: the Spanish words, exactly as they stand on the page. Taken from the English dictionary, so
 * that a text nobody has translated does not compile.
 */
export type Key = Exclude<keyof typeof english, `${string}${PluralSuffix}`>;

const addresses = import.meta.glob<string>('/content/interface/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Address of a language's dictionary: a file of its own, named after its content.
 * @throws if the language has none
 */
export function dictionaryUrl(language: Language): string {
  const url = addresses[`/content/interface/${language}.json`];
  if (!url) throw new Error(`content/interface/${language}.json is missing`);
  return url;
}
