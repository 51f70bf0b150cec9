import i18next from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { type Dictionary, dictionaryUrl, type Key } from '#app/i18n/dictionary.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/site/published-languages.ts';
import spanish from '#content/interface/es.json';

export type Values = Record<string, string | number>;

/** Gives the texts of one language. */
export type Translator = { language: Language; t: (key: string, values?: Values) => string };

const NAMESPACE = 'translation';

// Static documents are made from all dictionaries at once; the browser fetches the one it needs.
const bundled: Record<string, Dictionary> = import.meta.env.SSR
  ? import.meta.glob<Dictionary>('/content/interface/*.json', { eager: true, import: 'default' })
  : { '/content/interface/es.json': spanish };

const texts = (language: Language) => bundled[`/content/interface/${language}.json`];

const i18n = i18next.createInstance();
if (!import.meta.env.SSR) i18n.use(HttpBackend);
// Resources are given, so initialising is synchronous.
void i18n.init<HttpBackendOptions>({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: LANGUAGES,
  resources: Object.fromEntries(
    LANGUAGES.filter(texts).map((language) => [language, { [NAMESPACE]: texts(language) ?? {} }]),
  ),
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  returnEmptyString: false,
  initAsync: false,
  backend: { loadPath: ([language]) => dictionaryUrl(language as Language) },
});

/** Whether a language's texts are in memory. */
function hasLanguage(language: Language): boolean {
  return i18n.hasResourceBundle(language, NAMESPACE);
}

/**
 * Brings a language's texts, once: later calls share the first one's result, and a failure may be tried again.
 * i18next itself retries five times, 350 ms after the first failure, doubling.
 * @throws if it still fails after the last retry
 */
export async function loadDictionary(language: Language): Promise<void> {
  if (hasLanguage(language)) return;
  // `loadLanguages` would not try a second time what has failed.
  await i18n.reloadResources([language], NAMESPACE);
  if (!hasLanguage(language)) throw new Error(`no texts in "${language}"`);
}

const translators = new Map<Language, Translator>();

/** The language that was shown last, in which a failure of another can be read. */
let shown: Language = DEFAULT_LANGUAGE;

/** The translator of a language, or, in the browser, of the one shown before while its texts are not there. */
export function translatorOf(language: Language): Translator {
  if (hasLanguage(language)) shown = language;
  const known = translators.get(shown);
  if (known) return known;
  const t = i18n.getFixedT(shown);
  const translator: Translator = { language: shown, t: (key, values) => t(key, values ?? {}) };
  translators.set(shown, translator);
  return translator;
}

/** A text in a language, outside components: page metadata, errors. */
export function translate(language: Language, key: Key, values?: Values): string {
  return translatorOf(language).t(key, values);
}
