import { writeCookie } from '#app/lib/cookies.ts';

/** The names under which i18next's language detection looks for the choice by default. */
export const LANGUAGE_NAME = { cookie: 'i18next', storage: 'i18nextLng' } as const;

const COOKIE_DAYS = 365;

/**
 * Remembers a language the visitor picked, in cookie and local storage; blocked storage changes nothing.
 * @param language code of a published language
 */
export function rememberLanguage(language: string): void {
  writeCookie(LANGUAGE_NAME.cookie, language, COOKIE_DAYS);
  try {
    localStorage.setItem(LANGUAGE_NAME.storage, language);
  } catch {
    // Storage is blocked or full: the address still says the language.
  }
}
