import type { Language } from '#app/site/published-languages.ts';

type Localized = Partial<Record<Language, string>>;

/** A collection's entry as a page gets it: each text in the page's language only. */
export type InOneLanguage<T> = T extends Localized
  ? string
  : T extends object
    ? { [K in keyof T]: InOneLanguage<T[K]> }
    : T;

function isLocalized(value: object): value is Localized {
  return 'es' in value && typeof value.es === 'string';
}

/** Picks one language out of every localised text, however deep. */
export function inLanguage<T>(value: T, language: Language): InOneLanguage<T> {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language)) as InOneLanguage<T>;
  if (value && typeof value === 'object') {
    if (isLocalized(value)) return value[language] as InOneLanguage<T>;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]),
    ) as InOneLanguage<T>;
  }
  return value as InOneLanguage<T>;
}
