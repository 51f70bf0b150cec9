import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { inSpanish } from './mistakes-in-spanish.ts';

/** A mistake in a content file, worded for the person who edits it. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly file: string;
  readonly problems: readonly string[];

  /**
   * @param file path from the project's root
   * @param problems one line each: field, what is wrong, what was expected
   */
  constructor(file: string, problems: readonly string[]) {
    super(`${file}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.file = file;
    this.problems = problems;
  }
}

/** Absolute path of a file of the project; builds and tests run from its root. */
export function projectFile(...parts: string[]): string {
  return path.join(process.cwd(), ...parts);
}

/**
 * Reads a text file of the project.
 * @throws {ContentError} if there is no such file
 */
export function readText(file: string): string {
  try {
    return readFileSync(projectFile(file), 'utf8');
  } catch {
    throw new ContentError(file, ['falta este archivo']);
  }
}

/**
 * Where a problem is, in words: entries of a list by their id, or by their place from 1 on.
 * @param issuePath keys from the root of the data
 */
export function fieldOf(issuePath: readonly PropertyKey[], data: unknown): string {
  if (issuePath.length === 0) return 'todo el archivo';
  const names: string[] = [];
  let value = data;
  for (const key of issuePath) {
    const inside = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    const id = (inside as { id?: unknown } | undefined)?.id;
    if (typeof key === 'number') names.push(typeof id === 'string' ? id : `n.º ${key + 1}`);
    else names.push(String(key));
    value = inside;
  }
  return names.join(' › ');
}

/** Checks data against a schema; what is wrong is said in Spanish, for the owner. */
export function checked<T extends z.ZodType>(schema: T, data: unknown): z.ZodSafeParseResult<z.output<T>> {
  return schema.safeParse(data, { error: inSpanish });
}

/**
 * Checks data against a schema.
 * @returns the data, with the schema's defaults filled in
 * @throws {ContentError} naming the file, each wrong field and what was expected there
 */
export function check<T extends z.ZodType>(file: string, schema: T, data: unknown): z.output<T> {
  const result = checked(schema, data);
  if (result.success) return result.data;
  throw new ContentError(
    file,
    result.error.issues.map((issue) => `${fieldOf(issue.path, data)}: ${issue.message}`),
  );
}

/**
 * Data of a YAML text.
 * @throws {ContentError} if it is not YAML
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof YAMLParseError ? error.message : String(error);
    throw new ContentError(file, [`no se puede leer como YAML: ${reason}`]);
  }
}

type Read = { schema: z.ZodType; state: string; data: unknown };

const read = new Map<string, Read>();

/** Modification time and size of a file, to detect changes; empty if there is no such file. */
function stateOf(file: string): string {
  const stat = statSync(projectFile(file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : '';
}

/**
 * Data of some files by a schema, cached until one of them changes: every article asks for the pictures and the
 * categories, and a build with hundreds of articles would do little else.
 * @param files all that `readThem` reads; the first one is the cache key
 */
export function readOnce<T extends z.ZodType>(
  files: readonly string[],
  schema: T,
  readThem: () => z.output<T>,
): z.output<T> {
  const states = files.map(stateOf);
  const state = states.join();
  const key = projectFile(files[0] ?? '');
  const known = read.get(key);
  if (!states.includes('') && known?.schema === schema && known.state === state) {
    return known.data as z.output<T>;
  }
  const data = readThem();
  read.set(key, { schema, state, data });
  return data;
}

/**
 * Reads and checks a YAML file.
 * @throws {ContentError} if it is missing, is not YAML or does not fit the schema
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return readOnce([file], schema, () => check(file, schema, parseYaml(file, readText(file))));
}
