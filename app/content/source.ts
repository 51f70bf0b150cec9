import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parse, parseDocument } from 'yaml';
import type { z } from 'zod';
import { inSpanish } from './mistakes-in-spanish.ts';
import { yamlMistake } from './yaml-mistakes.ts';

/** A mistake in a content file, worded for the person who edits it. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly file: string;
  readonly problems: readonly string[];

  /**
   * @param file path from the project's root
   * @param problems one each: field, what is wrong, what was expected. Their lines in the file are added.
   */
  constructor(file: string, problems: readonly string[]) {
    const placed = problems.map((problem) => withLine(file, problem));
    super(`${file}\n${placed.map((problem) => `  - ${problem}`).join('\n')}`);
    this.file = file;
    this.problems = placed;
    // The person who edits the file has no use for the places in the code, which tools print unasked.
    this.stack = this.message;
  }
}

/** Absolute path of a file of the project; builds and tests run from its root. */
export function projectFile(...parts: string[]): string {
  return path.join(process.cwd(), ...parts);
}

/**
 * Reads a text file of the project.
 * @throws {ContentError} if there is no such file, or it is not UTF-8
 */
export function readText(file: string): string {
  if (!existsSync(projectFile(file))) throw new ContentError(file, ['falta este archivo']);
  try {
    // Editors of other systems add a byte order mark, which the decoder drops, and end lines with two signs.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(projectFile(file)));
    return text.replaceAll('\r\n', '\n');
  } catch {
    throw new ContentError(file, [
      'no está guardado como UTF-8, y sus acentos no se pueden leer: ábrelo otra vez y guárdalo con esa codificación',
    ]);
  }
}

/**
 * Where a problem is, in words: entries of a list by their id, or by their place from 1 on.
 * @param issuePath keys from the root of the data
 */
function fieldOf(issuePath: readonly PropertyKey[], data: unknown): string {
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

/** The YAML of a file's text: all of it, or what stands between the two `---` lines of a Markdown file. */
export function yamlPart(file: string, text: string): { yaml: string; firstLine: number; body: string } {
  if (!file.endsWith('.md')) return { yaml: text, firstLine: 1, body: '' };
  const match = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text);
  if (!match) throw new ContentError(file, ['se esperaban los datos al principio, entre dos líneas «---»']);
  const [, yaml = '', body = ''] = match;
  return { yaml, firstLine: 2, body: body.trim() };
}

/** The fields of a file, of a Markdown file those between its two `---` lines, without a look at what they hold. */
function fieldsOf(file: string, text: string): string {
  if (file.endsWith('.yaml')) return text;
  return file.endsWith('.md') ? (/^---\n[\s\S]*?\n---$/m.exec(text)?.[0].slice(0, -3) ?? '') : '';
}

/**
 * Line of a text that a field stands in, from 1 on; that of the nearest group around it if it is missing.
 * @param field its names as `fieldOf` words them
 */
function lineOfField(yaml: string, field: string): number | undefined {
  const lines = new LineCounter();
  let node: unknown = parseDocument(yaml, { lineCounter: lines }).contents;
  let offset: number | undefined;
  for (const name of field.split(' › ')) {
    if (isMap(node)) {
      const pair = node.items.find((each) => String(each.key) === name);
      const start = (pair?.key as { range?: number[] } | undefined)?.range?.[0];
      if (!pair || start === undefined) break;
      [node, offset] = [pair.value, start];
    } else if (isSeq(node)) {
      const [, place] = /^n\.º (\d+)$/.exec(name) ?? [];
      const found = (
        place
          ? node.items[Number(place) - 1]
          : node.items.find((each) => isMap(each) && each.get('id') === name)
      ) as { range?: number[] } | undefined;
      if (!found?.range) break;
      [node, offset] = [found, found.range[0]];
    } else break;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}

/** A problem with the line that its field stands in, or else what it quotes; as it is if that is nowhere. */
function withLine(file: string, problem: string): string {
  if (/^línea \d/.test(problem) || !existsSync(projectFile(file))) return problem;
  const text = readFileSync(projectFile(file), 'utf8').replaceAll('\r\n', '\n');
  const [, field = ''] = /^([^«{:]+): /.exec(problem) ?? [];
  const [quoted, value = quoted] = /«([^»]+)»|\{\{[^{}]+\}\}/.exec(problem) ?? [];
  const line =
    lineOfField(fieldsOf(file, text), field) ??
    text.split('\n').findIndex((each) => value && each.includes(value)) + 1;
  return line ? `${problem} (línea ${line})` : problem;
}

/** The value that an issue is about. */
function valueAt(data: unknown, issuePath: readonly PropertyKey[]): unknown {
  return issuePath.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/**
 * A problem as it is printed: field, and what is wrong there.
 * @param place of the field in the file, if it is another than in the data
 */
export function problemLine(issue: z.core.$ZodIssue, data: unknown, place = issue.path): string {
  // A schema's own message says what was expected; of a field that is not there it has to be said first.
  const missing =
    (valueAt(data, issue.path) ?? undefined) === undefined && !issue.message.startsWith('falta');
  return `${fieldOf(place, data)}: ${missing ? 'falta: ' : ''}${issue.message}`;
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
    result.error.issues.map((issue) => problemLine(issue, data)),
  );
}

/**
 * Data of a YAML text.
 * @param firstLine line of the file that the text begins in
 * @throws {ContentError} if it is not YAML, or empty
 */
export function parseYaml(file: string, text: string, firstLine = 1): unknown {
  let data: unknown;
  try {
    data = parse(text, { logLevel: 'error' });
  } catch (error) {
    throw new ContentError(file, [yamlMistake(error, text, firstLine)]);
  }
  if (data === null) throw new ContentError(file, ['falta todo: no hay ningún campo escrito']);
  return data;
}

/**
 * Data of a JSON file.
 * @throws {ContentError} if it is missing or is not JSON
 */
export function readJson<T>(file: string): T {
  const text = readText(file);
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    const line = text.slice(0, position).split('\n').length;
    throw new ContentError(file, [
      `línea ${line}: no se puede leer: ¿falta una coma, una comilla o una llave?`,
    ]);
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
