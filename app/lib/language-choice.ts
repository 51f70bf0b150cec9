import { writeCookie } from '#app/lib/cookies.ts';
import type { Language } from '#app/site/languages.ts';

/** The names under which i18next's language detection looks for the choice by default. */
const COOKIE = 'i18next';
const STORAGE_KEY = 'i18nextLng';
const COOKIE_DAYS = 365;

/** Remembers a language the visitor picked, in cookie and local storage; blocked storage changes nothing. */
export function rememberLanguage(language: Language): void {
  writeCookie(COOKIE, language, COOKIE_DAYS);
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked or full: the address still says the language.
  }
}
