import { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/language-codes.ts';

/**
 * Schemas of a collection in which each entry is a folder with one file per language.
 * @param facts fields that are not translated, in the Spanish file only
 * @param textsIn translated fields, in the file of every language
 */
export function entrySchema<Facts extends z.ZodRawShape, Texts extends z.ZodRawShape>(
  facts: Facts,
  textsIn: (language: Language) => Texts,
) {
  const texts = Object.entries(textsIn(DEFAULT_LANGUAGE)).map(([field, schema]) => [
    field,
    (schema as z.ZodType).meta({ translated: true }),
  ]);
  const spanish: Texts & Facts = { ...Object.fromEntries(texts), ...facts };
  return {
    /** the Spanish file; the meta of its translated fields has `translated: true` */
    spanish: z.strictObject(spanish),
    /** the file of another language */
    translation: (language: Language) => z.strictObject(textsIn(language)),
  };
}
