import { type Dictionary, dictionaryUrl } from '#app/i18n/dictionary.ts';
import { addLanguage, hasLanguage } from '#app/i18n/translator.ts';
import { Hopeless, retry } from '#app/lib/retry.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';

const loading = new Map<Language, Promise<void>>();

async function fetchDictionary(language: Language): Promise<Dictionary> {
  const response = await fetch(dictionaryUrl(language));
  if (response.status === 404) throw new Hopeless(`dictionary "${language}" is gone`);
  if (!response.ok) throw new Error(`dictionary "${language}": status ${response.status}`);
  return (await response.json()) as Dictionary;
}

/**
 * Brings a language's texts, once: later calls share the first one's result, and a failure may be tried again.
 * Retries five times, 350 ms after the first failure, doubling.
 * @throws if it still fails after the last retry; `Hopeless` at once if the file is gone, as after a deployment
 */
export function loadDictionary(language: Language): Promise<void> {
  if (hasLanguage(language)) return Promise.resolve();
  if (language === DEFAULT_LANGUAGE) {
    addLanguage(language);
    return Promise.resolve();
  }
  const running = loading.get(language);
  if (running) return running;
  const started = retry(() => fetchDictionary(language), { retries: 5, delay: 350 })
    .then((dictionary) => void addLanguage(language, dictionary))
    .finally(() => loading.delete(language));
  loading.set(language, started);
  return started;
}
