import { describe, expect, it } from 'vitest';
import { formatDate, longDate } from '#app/i18n/format-date.ts';

describe('formatDate', () => {
  it('writes Spanish with a two-digit day and a capitalised month', () => {
    expect(formatDate('2025-10-08', 'es')).toBe('08 Octubre, 2025');
    expect(formatDate('2025-09-17', 'es')).toBe('17 Septiembre, 2025');
  });

  it.each([
    ['en', '8 October 2025'],
    ['it', '8 ottobre 2025'],
    ['de', '8. Oktober 2025'],
    ['pl', '8 października 2025'],
    ['pt', '8 de outubro de 2025'],
  ] as const)('uses the long form of %s', (language, expected) => {
    expect(formatDate('2025-10-08', language)).toBe(expected);
  });

  it('writes a Spanish day that is not an article’s as one does', () => {
    expect(longDate('2026-11-21', 'es')).toBe('21 de noviembre de 2026');
  });

  it('does not slip to another day at the ends of a year', () => {
    expect(formatDate('2026-01-01', 'es')).toBe('01 Enero, 2026');
    expect(formatDate('2025-12-31', 'en')).toBe('31 December 2025');
  });
});
