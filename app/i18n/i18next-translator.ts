import i18next from 'i18next';
import type { Texts, Translator } from '#app/i18n/small-translator.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';

const NAMESPACE = 'translation';

/**
 * i18next for one language, with its usual separators, "." and ":": it writes the documents, and tells
 * the browser's translator apart from a wrong one. Keys are Spanish sentences, so "." finds flat keys too.
 * @param texts texts keyed by the Spanish ones
 * @param spanish what Spanish says in other words than its keys: plural forms
 */
export function createI18nextTranslator(language: Language, texts: Texts, spanish: Texts): Translator {
  const instance = i18next.createInstance();
  // Resources are given, so initialising is synchronous.
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    defaultNS: NAMESPACE,
    resources: { [DEFAULT_LANGUAGE]: { [NAMESPACE]: spanish }, [language]: { [NAMESPACE]: texts } },
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    initAsync: false,
  });
  return { language, t: (key, values) => instance.t(key, values ?? {}) };
}
