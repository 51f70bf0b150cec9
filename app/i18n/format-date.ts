import { LANGUAGE_INFO, type Language } from '#app/site/published-languages.ts';

/** A day as markup (`2025-10-08`) and in words. */
export type Day = { iso: string; text: string };

/**
 * The date of an article, formatted for the loader data: the first date that a browser formats keeps a phone busy for
 * longer than rendering the article.
 * @param iso day without time, e.g. `2025-10-08`
 */
export function dayIn(language: Language, iso: string): Day {
  return { iso, text: formatDate(iso, language) };
}

/**
 * A date in the language's own long form, `8 de octubre de 2025`.
 * @param iso day without time, e.g. `2025-10-08`
 */
export function longDate(iso: string, language: Language): string {
  // A day without time is midnight in UTC: read anywhere else, it could be the day before.
  return new Intl.DateTimeFormat(LANGUAGE_INFO[language].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));
}

/**
 * A day with its weekday, as it stands in a sentence: `lunes 7 de diciembre`. Spanish sets no comma there, unlike Intl.
 * @param day read in the visitor's time zone
 */
export function weekdayIn(language: Language, day: Date): string {
  const text = new Intl.DateTimeFormat(LANGUAGE_INFO[language].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(day);
  return language === 'es' ? text.replace(',', '') : text;
}

/**
 * The date of an article in words. In Spanish it has a form of its own, `08 Octubre, 2025`; the other languages use
 * their long form.
 * @param iso day without time, e.g. `2025-10-08`
 */
export function formatDate(iso: string, language: Language): string {
  if (language !== 'es') return longDate(iso, language);
  const { locale } = LANGUAGE_INFO[language];
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const month = parts.month ?? '';
  return `${parts.day} ${month.charAt(0).toLocaleUpperCase(locale)}${month.slice(1)}, ${parts.year}`;
}
