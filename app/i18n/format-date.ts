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

function longForm(language: Language, day: 'numeric' | '2-digit'): Intl.DateTimeFormat {
  // A day without time is midnight in UTC: read anywhere else, it could be the day before.
  return new Intl.DateTimeFormat(LANGUAGE_INFO[language].locale, {
    day,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/**
 * A day with the long form that any text of the language uses, also in Spanish: `8 de octubre de 2025`.
 * @param iso day without time, e.g. `2025-10-08`
 */
export function proseDayIn(language: Language, iso: string): Day {
  return { iso, text: longForm(language, 'numeric').format(new Date(iso)) };
}

/**
 * A date in words, as the blog writes it. Spanish has a form of its own there, `08 Octubre, 2025`; the other languages
 * use their long form.
 * @param iso day without time, e.g. `2025-10-08`
 */
export function formatDate(iso: string, language: Language): string {
  if (language !== 'es') return proseDayIn(language, iso).text;
  const { locale } = LANGUAGE_INFO[language];
  const format = longForm(language, '2-digit');
  const parts = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const month = parts.month ?? '';
  return `${parts.day} ${month.charAt(0).toLocaleUpperCase(locale)}${month.slice(1)}, ${parts.year}`;
}
