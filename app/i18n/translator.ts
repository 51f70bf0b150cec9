import { createBrowserTranslator, type Translator, type Values } from '#app/i18n/browser-translator.ts';
import type { Dictionary, Key } from '#app/i18n/dictionary.ts';
import { createI18nextTranslator } from '#app/i18n/i18next-translator.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';
import spanish from '#content/interface/es.json';

const translators = new Map<Language, Translator>();

// Static documents are made from all dictionaries at once; the browser fetches the one it needs.
const bundled: Record<string, Dictionary> = import.meta.env.SSR
  ? import.meta.glob<Dictionary>('/content/interface/*.json', { eager: true, import: 'default' })
  : {};

/**
 * Makes a language ready for use. i18next renders the documents; the browser has one of our own, with equal results.
 * @param dictionary texts keyed by the Spanish ones; Spanish itself needs only its plural forms, which are there
 */
export function addLanguage(language: Language, dictionary: Dictionary = spanish): Translator {
  const create = import.meta.env.SSR ? createI18nextTranslator : createBrowserTranslator;
  const translator = create(language, dictionary, spanish);
  translators.set(language, translator);
  return translator;
}

/** Whether a language's texts are in memory. */
export function hasLanguage(language: Language): boolean {
  return translators.has(language);
}

/**
 * The translator of a language. In the browser the fallback for a language that has not loaded is one that has, so that a
 * message about the failure can be read.
 */
export function translatorOf(language: Language): Translator {
  const ready = translators.get(language);
  if (ready) return ready;
  const dictionary = bundled[`/content/interface/${language}.json`];
  if (dictionary) return addLanguage(language, dictionary);
  return translators.values().next().value ?? addLanguage(DEFAULT_LANGUAGE);
}

/** A text in a language, outside components: page metadata, errors. */
export function translate(language: Language, key: Key, values?: Values): string {
  return translatorOf(language).t(key, values);
}
