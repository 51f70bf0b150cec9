import { LANGUAGE_INFO, type Language } from '#app/site/languages.ts';

/**
 * Name of a country in a language.
 * @param code ISO 3166-1 alpha-2, e.g. `ES`
 */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(LANGUAGE_INFO[language].locale, { type: 'region' }).of(code) ?? code;
}
