import { z } from 'zod';
import { LANGUAGES, type Language } from '#app/site/language-codes.ts';
import settings from '#config';

/**
 * A text in several languages: required in every language the owner publishes, optional in the others.
 * @param textIn schema of the text in one language
 */
export function inEachLanguage<T extends z.ZodType>(textIn: (language: Language) => T) {
  const shape = Object.fromEntries(
    LANGUAGES.map((code) => [
      code,
      settings.languages.includes(code) ? textIn(code) : textIn(code).optional(),
    ]),
  ) as Record<Language, T>;
  return z.strictObject(shape);
}

/** A non-empty line without stray spaces at its ends. */
export const line = z
  .string()
  .min(1, 'expected a text')
  .refine((text) => text === text.trim(), 'expected no space at the start or the end');

/** The description search engines show: longer is cut, shorter wastes the place. */
export const description = line
  .min(120, 'expected 120 to 160 characters')
  .max(160, 'expected 120 to 160 characters');

/** Last part of an address: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

/** Identifier of an entry, used by other files to refer to it. */
export const id = slug;

/** A day. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date such as 2025-10-08');
