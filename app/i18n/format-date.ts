import { LANGUAGE_INFO, type Language } from '#app/site/languages.ts';

/** A day as markup (`2025-10-08`) and in words. */
export type Day = { iso: string; text: string };

/**
 * A day with its words, for the data of a page: the first date that a browser has to write keeps a phone busy longer
 * than drawing the article.
 * @param iso day without time, e.g. `2025-10-08`
 */
export function dayIn(language: Language, iso: string): Day {
  return { iso, text: formatDate(iso, language) };
}

/**
 * A date in words. Spanish has a form of its own, `08 Octubre, 2025`; the other languages use their
 * own long form.
 * @param iso day without time, e.g. `2025-10-08`
 */
export function formatDate(iso: string, language: Language): string {
  const { locale } = LANGUAGE_INFO[language];
  // A day without time is midnight in UTC: read anywhere else, it could be the day before.
  const format = new Intl.DateTimeFormat(locale, {
    day: language === 'es' ? '2-digit' : 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (language !== 'es') return format.format(new Date(iso));
  const parts = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const month = parts.month ?? '';
  return `${parts.day} ${month.charAt(0).toLocaleUpperCase(locale)}${month.slice(1)}, ${parts.year}`;
}
