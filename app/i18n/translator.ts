import i18next, { type i18n } from 'i18next';
import type { Dictionary, Key } from '#app/i18n/dictionary.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';

const NAMESPACE = 'translation';

const instances = new Map<Language, i18n>();

// Static documents are made from all dictionaries at once; the browser fetches the one it needs.
const bundled: Record<string, Dictionary> = import.meta.env.SSR
  ? import.meta.glob<Dictionary>('/content/interface/*.json', { eager: true, import: 'default' })
  : {};

/**
 * Makes a language ready for use.
 * Separators are i18next's own: keys are Spanish sentences, so "." finds flat keys too, and a key with ":" would be
 * taken for a namespace: `translator.test.ts` holds every key of the site to that.
 * @param dictionary texts keyed by the Spanish ones; Spanish itself needs only its plural forms
 */
export function addLanguage(language: Language, dictionary: Dictionary): i18n {
  const instance = i18next.createInstance();
  // Resources are given, so initialising is synchronous.
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    defaultNS: NAMESPACE,
    resources: { [language]: { [NAMESPACE]: dictionary } },
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    initAsync: false,
  });
  instances.set(language, instance);
  return instance;
}

/** Whether a language's texts are in memory. */
export function hasLanguage(language: Language): boolean {
  return instances.has(language);
}

/**
 * The i18next instance of a language. In the browser a language that has not arrived is stood in for by one that
 * has, so that a message about the failure can be read.
 */
export function translator(language: Language): i18n {
  const ready = instances.get(language);
  if (ready) return ready;
  const dictionary = bundled[`/content/interface/${language}.json`];
  if (dictionary) return addLanguage(language, dictionary);
  return instances.values().next().value ?? addLanguage(DEFAULT_LANGUAGE, {});
}

/** A text in a language, outside components: page metadata, errors. */
export function translate(language: Language, key: Key, values?: Record<string, string | number>): string {
  return translator(language).t(key, values ?? {});
}
