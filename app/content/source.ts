import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';

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
    throw new ContentError(file, ['the file is missing']);
  }
}

function fieldOf(issuePath: readonly PropertyKey[]): string {
  if (issuePath.length === 0) return 'the whole file';
  return issuePath.map(String).join(' › ');
}

/**
 * Checks data against a schema.
 * @returns the data, with the schema's defaults filled in
 * @throws {ContentError} naming the file, each wrong field and what was expected there
 */
export function check<T extends z.ZodType>(file: string, schema: T, data: unknown): z.output<T> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ContentError(
    file,
    result.error.issues.map((issue) => `${fieldOf(issue.path)}: ${issue.message}`),
  );
}

/**
 * The data of a YAML text.
 * @throws {ContentError} if it is none
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof YAMLParseError ? error.message : String(error);
    throw new ContentError(file, [`not valid YAML: ${reason}`]);
  }
}

type Read = { schema: z.ZodType; state: string; data: unknown };

const read = new Map<string, Read>();

/** Tells a file from what it was before; nothing if there is no such file. */
function stateOf(file: string): string {
  const stat = statSync(projectFile(file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : '';
}

/**
 * Reads and checks a YAML file. One that has not changed since is not read again: every article asks for the pictures
 * and the categories, and a build with hundreds of articles would do little else.
 * @throws {ContentError} if it is missing, is not YAML or does not fit the schema
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const state = stateOf(file);
  const known = read.get(projectFile(file));
  if (state && known?.schema === schema && known.state === state) return known.data as z.output<T>;
  const data = check(file, schema, parseYaml(file, readText(file)));
  read.set(projectFile(file), { schema, state, data });
  return data;
}
