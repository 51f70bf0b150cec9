import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/site/language-codes.ts';
import { settings } from '#app/site/settings.ts';

export { DEFAULT_LANGUAGE, LANGUAGES, type Language };

/** How each language calls itself, the locale that `Intl` and `og:locale` use for it, and its decimal mark. */
export const LANGUAGE_INFO: Record<Language, { name: string; locale: string; decimalMark: ',' | '.' }> = {
  es: { name: 'Español', locale: 'es-ES', decimalMark: ',' },
  en: { name: 'English', locale: 'en-GB', decimalMark: '.' },
  it: { name: 'Italiano', locale: 'it-IT', decimalMark: ',' },
  de: { name: 'Deutsch', locale: 'de-DE', decimalMark: ',' },
  pl: { name: 'Polski', locale: 'pl-PL', decimalMark: ',' },
  pt: { name: 'Português', locale: 'pt-BR', decimalMark: ',' },
};

/** The languages the owner has published (content/settings.yaml), in switcher order. */
export const PUBLISHED_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) =>
  settings.languages.includes(language),
);

/** Whether a value names one of the site's languages exactly. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/**
 * The language an address is written in: its first segment if that is a prefixed language, else Spanish.
 * @param pathname path of an address, e.g. `/en/technology`
 */
export function languageOfPath(pathname: string): Language {
  // During prerendering React Router calls loaders with `/en.data`.
  const first = pathname.split('/')[1]?.replace(/\.data$/, '');
  return isLanguage(first) && first !== DEFAULT_LANGUAGE ? first : DEFAULT_LANGUAGE;
}

/** The language of the page behind a link, if it is not that of the page that the link stands on. */
export function otherLanguage(pathname: string, language: Language): Language | undefined {
  const behind = languageOfPath(pathname);
  return behind === language ? undefined : behind;
}
