import i18next from 'i18next';
import type { Texts, Translator } from '#app/i18n/browser-translator.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';

const NAMESPACE = 'translation';

/**
 * i18next for one language, with its default separators, "." and ":". It renders the documents, and tests compare the
 * browser's translator with it. Keys are Spanish sentences: flat keys that contain "." are found too.
 * @param texts texts keyed by the Spanish ones
 * @param spanish Spanish texts that differ from their keys: plural forms
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
