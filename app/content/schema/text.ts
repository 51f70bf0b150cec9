import { z } from 'zod';
import { LANGUAGES, type Language } from '#app/site/language-codes.ts';
import settings from '#config';

/**
 * A text in several languages: required in every language the owner publishes, optional in the others. Because of
 * `translated` in its meta it is read from each language's file, and the desk shows the languages side by side.
 * @param textIn schema of the text in one language
 */
export function inEachLanguage<T extends z.ZodType>(textIn: (language: Language) => T) {
  const shape = Object.fromEntries(
    LANGUAGES.map((code) => [
      code,
      settings.languages.includes(code) ? textIn(code) : textIn(code).optional(),
    ]),
  ) as Record<Language, T>;
  return z.strictObject(shape).meta({ translated: true });
}

/**
 * A text that languages other than Spanish may lack: pages show the Spanish one there and say that it is Spanish.
 * @param textIn schema of the text in one language
 */
export function atLeastInSpanish<T extends z.ZodType>(textIn: (language: Language) => T) {
  const shape = Object.fromEntries(
    LANGUAGES.map((code) => [code, code === 'es' ? textIn(code) : textIn(code).optional()]),
  ) as { es: T } & Record<Exclude<Language, 'es'>, z.ZodOptional<T>>;
  return z.strictObject(shape).meta({ translated: true });
}

/** A non-empty line without stray spaces at its ends. */
export const line = z
  .string()
  .min(1, 'se esperaba un texto')
  .refine((text) => text === text.trim(), 'sobra un espacio al principio o al final');

/** The description search engines show: longer is cut, shorter wastes the place. */
export const description = line
  .min(120, 'se esperaban de 120 a 160 caracteres')
  .max(160, 'se esperaban de 120 a 160 caracteres');

/** Last part of an address: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'se esperaban palabras en minúsculas, sin acentos y unidas por guiones, como «casa-en-la-costa»',
  );

/** Identifier of an entry, used by other files to refer to it. */
export const id = slug;

/** What content refers to by name. */
type Referred = 'answer' | 'article' | 'author' | 'category' | 'page' | 'picture' | 'work';

/** Name of an entry elsewhere in content/: forms offer a list to choose from. */
export function nameOf(what: Referred) {
  return id.meta({ refersTo: what });
}

/** A whole number of percent. */
export const percent = z.number().int().min(0).max(100);

/** Marks what only the owner can confirm. */
export const sample = z
  .boolean()
  .optional()
  .describe('Márcalo mientras el dato sea de muestra. Quítale la marca cuando lo hayas confirmado.');

/** Shortest and longest duration, in weeks. */
export function durationOf(week: z.ZodNumber) {
  return z
    .tuple([week, week])
    .refine(([least, most]) => least <= most, 'se esperaba primero la duración más corta')
    .describe('Dos números: lo que dura como poco y como mucho, en semanas.');
}

/**
 * A list whose entries have an `id`, which the files of all languages repeat to match their texts to the entry.
 * @param entry schema of an entry
 */
export function listById<Entry extends z.ZodObject<{ id: z.ZodType<string> }>>(entry: Entry) {
  return z.array(entry).superRefine((entries, context) => {
    const ids = entries.map(({ id }) => id);
    for (const [index, each] of ids.entries()) {
      if (ids.indexOf(each) === index) continue;
      const message = `«${each}» está dos veces: cada entrada necesita un nombre propio`;
      context.addIssue({ code: 'custom', path: [index, 'id'], message });
    }
  });
}

/** The entries of a list by their ids, in its order. */
export function byId<Entry extends { id: string }>(
  entries: readonly Entry[],
): Record<string, Omit<Entry, 'id'>> {
  return Object.fromEntries(entries.map(({ id, ...entry }) => [id, entry]));
}

/** Names by id, of entries that have nothing else. */
export function namesById<Name>(entries: readonly { id: string; name: Name }[]): Record<string, Name> {
  return Object.fromEntries(entries.map(({ id, name }) => [id, name]));
}
