import { existsSync } from 'node:fs';
import { z } from 'zod';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  PUBLISHED_LANGUAGES,
} from '#app/site/published-languages.ts';
import { ContentError, checked, parseYaml, problemLine, projectFile, readOnce, readText } from './source.ts';

/** Values of the same field in the file of each language. */
type InFiles = Partial<Record<Language, unknown>>;
type Fields = Record<string, unknown>;

/** File of a collection in a language; the Spanish one holds the facts. */
export function collectionFile(name: string, language: Language = DEFAULT_LANGUAGE): string {
  return `content/${name}/${language}.yaml`;
}

/** Whether a schema is marked as translated text (`.meta({ translated: true })`). */
function isTranslated(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.translated === true;
}

/** The schema of what a file holds, unwrapped from optional, nullable, default and transform. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return bare(schema.def.innerType);
  }
  return schema instanceof z.ZodPipe ? bare(schema.def.in) : schema;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasIds(list: z.ZodArray): boolean {
  const entry = bare(list.element);
  return entry instanceof z.ZodObject && 'id' in entry.shape;
}

/** The counterpart of a Spanish list entry in each language, matched by id, or by index if entries have no id. */
function entriesFor(entry: unknown, index: number, lists: InFiles, byId: boolean): InFiles {
  const found = Object.entries(lists).map(([language, list]) => {
    if (!Array.isArray(list)) return [language, undefined];
    const id = isFields(entry) ? entry.id : undefined;
    return [language, byId ? list.find((other) => isFields(other) && other.id === id) : list[index]];
  });
  return Object.fromEntries(found);
}

function fieldIn(values: InFiles, field: string): InFiles {
  return Object.fromEntries(
    Object.entries(values).map(([language, value]) => [language, isFields(value) ? value[field] : undefined]),
  );
}

/** The texts that are there. An empty one counts as missing, because forms leave it for a blank field. */
function texts(values: InFiles): InFiles | undefined {
  const written = Object.entries(values).filter(
    ([, text]) => text !== undefined && text !== null && text !== '',
  );
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/** Merges each language's texts into the Spanish facts, as the schema expects them. */
function together(schema: z.core.$ZodType, values: InFiles): unknown {
  const own = values[DEFAULT_LANGUAGE];
  const type = bare(schema);
  if (isTranslated(type)) {
    const written = texts(values);
    // An optional text that the owner removes in Spanish is gone, even if other languages still have it.
    return schema instanceof z.ZodOptional && !written?.[DEFAULT_LANGUAGE] ? undefined : written;
  }
  if (type instanceof z.ZodObject && isFields(own)) {
    const known = Object.entries(type.shape as z.core.$ZodShape).map(([field, its]) => [
      field,
      together(its, fieldIn(values, field)),
    ]);
    return { ...own, ...Object.fromEntries(known.filter(([, value]) => value !== undefined)) };
  }
  if (type instanceof z.ZodArray && Array.isArray(own)) {
    const byId = hasIds(type);
    return own.map((entry, index) => together(type.element, entriesFor(entry, index, values, byId)));
  }
  return own;
}

/** Problems of a translation's file, by field: it may hold ids and translated texts only. */
function strayIn(
  schema: z.core.$ZodType,
  value: unknown,
  spanish: unknown,
  place: string[] = [],
): [field: string, problem: string][] {
  const type = bare(schema);
  if (value === undefined || value === null || isTranslated(type)) return [];
  const field = place.join(' › ');
  if (type instanceof z.ZodObject && isFields(value)) {
    return Object.entries(value).flatMap(([name, item]) => {
      const its = (type.shape as z.core.$ZodShape)[name];
      if (!its) return [[[...place, name].join(' › '), 'no se conoce']];
      const beside = isFields(spanish) ? spanish[name] : undefined;
      return name === 'id' ? [] : strayIn(its, item, beside, [...place, name]);
    });
  }
  if (type instanceof z.ZodArray && Array.isArray(value)) {
    const others = Array.isArray(spanish) ? spanish : [];
    if (!hasIds(type)) {
      if (value.length > others.length) {
        return [[field, `tiene ${value.length} entradas y en español hay ${others.length}`]];
      }
      return value.flatMap((item, index) =>
        strayIn(type.element, item, others[index], [...place, `n.º ${index + 1}`]),
      );
    }
    return value.flatMap((item, index) => {
      const id = isFields(item) && typeof item.id === 'string' ? item.id : undefined;
      if (!id)
        return [[`${field} › n.º ${index + 1} › id`, 'falta: di a qué entrada del español corresponde']];
      const beside = others.find((other) => isFields(other) && other.id === id);
      if (!beside) return [[`${field} › ${id}`, 'no está en el archivo español']];
      return strayIn(type.element, item, beside, [...place, id]);
    });
  }
  return [[field, 'no se traduce: va solo en el archivo español']];
}

type Problem = { file: string; problem: string };

function strayProblems(name: string, schema: z.ZodType, values: InFiles): Problem[] {
  const { [DEFAULT_LANGUAGE]: spanish, ...others } = values;
  return Object.entries(others).flatMap(([language, value]) =>
    strayIn(schema, value, spanish).map(([field, problem]) => ({
      file: collectionFile(name, language as Language),
      problem: `${field}: ${problem}`,
    })),
  );
}

/** What does not fit the schema, with the file of the language it is in. */
function schemaProblems(name: string, error: z.ZodError, data: unknown): Problem[] {
  return error.issues.map((issue) => {
    const { path } = issue;
    const last = path.at(-1);
    const [language, place] = isLanguage(last) ? [last, path.slice(0, -1)] : [DEFAULT_LANGUAGE, path];
    const file = collectionFile(name, language);
    return { file, problem: problemLine(issue, data, place) };
  });
}

/**
 * Reads a collection of content/ that is a folder with a file for each language: facts from the Spanish file, texts from
 * each. Lists are matched by the `id` of their entries, or by index if entries have none.
 * @param name of the folder
 * @returns the data; each text is an object keyed by language
 * @throws {ContentError} if a file is missing, lacks a text, does not fit the schema, or a translation holds facts
 */
export function readCollection<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const files = PUBLISHED_LANGUAGES.map((language) => collectionFile(name, language));
  return readOnce(files, schema, () => {
    const values: InFiles = Object.fromEntries(
      PUBLISHED_LANGUAGES.map((language) => {
        const file = collectionFile(name, language);
        return [language, parseYaml(file, readText(file))];
      }),
    );
    const data = together(schema, values);
    const result = checked(schema, data);
    const all = [
      ...(result.success ? [] : schemaProblems(name, result.error, data)),
      ...strayProblems(name, schema, values),
    ];
    // The Spanish file first: a mistake there causes problems in the others.
    const spanish = collectionFile(name);
    const file = all.some((each) => each.file === spanish) ? spanish : all[0]?.file;
    if (!result.success || file) {
      throw new ContentError(
        file ?? spanish,
        all.filter((each) => each.file === file).map(({ problem }) => problem),
      );
    }
    return result.data;
  });
}

/**
 * Every text of a collection in the languages it has, whether they are published or not, in the order of the Spanish file.
 * @param name of the folder
 * @throws {ContentError} if a file is not YAML
 */
export function collectionTexts(name: string, schema: z.ZodType): Partial<Record<Language, string>>[] {
  const values: InFiles = Object.fromEntries(
    LANGUAGES.map((language) => [language, collectionFile(name, language)] as const)
      .filter(([, file]) => existsSync(projectFile(file)))
      .map(([language, file]) => [language, parseYaml(file, readText(file))]),
  );
  return textsIn(schema, together(schema, values));
}

function textsIn(schema: z.core.$ZodType, value: unknown): Partial<Record<Language, string>>[] {
  const type = bare(schema);
  if (isTranslated(type)) return value ? [value] : [];
  if (type instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item) => textsIn(type.element, item));
  }
  if (!(type instanceof z.ZodObject) || !isFields(value)) return [];
  return Object.entries(value).flatMap(([field, item]) => {
    const its = (type.shape as z.core.$ZodShape)[field];
    return its ? textsIn(its, item) : [];
  });
}
