import { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/language-codes.ts';

/**
 * What the entries of a collection are: a folder each, with a file for every language they have been written in.
 * @param facts what is not translated: stands in the Spanish file alone
 * @param textsIn what each language has of its own
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
    /** the Spanish file; for programs, `translated: true` is said of what each language has of its own */
    spanish: z.strictObject(spanish),
    /** the file of another language */
    translation: (language: Language) => z.strictObject(textsIn(language)),
  };
}
