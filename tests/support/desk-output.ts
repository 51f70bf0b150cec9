import { stringify } from 'yaml';
import type { Field } from '#tools/desk/form-fields.ts';

type Data = Record<string, unknown>;

/** Natural sort order: numbers in names compare by value. */
const naturally = new Intl.Collator('en', { numeric: true }).compare;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function sorted(value: unknown): unknown {
  if (!isData(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => naturally(a, b));
  return Object.fromEntries(entries.map(([name, inside]) => [name, sorted(inside)]));
}

function written(field: Field, value: unknown, isSpanish: boolean): unknown {
  const { widget, fields, types, typeKey } = field;
  if (widget === 'boolean') return value ?? false;
  if (typeof value === 'string') return value.trim();
  if (fields && Array.isArray(value)) return value.map((item) => inOrder(fields, item, isSpanish));
  if (fields && isData(value)) return inOrder(fields, value, isSpanish);
  if (types && isData(value)) {
    const key = String(typeKey);
    const kind = types.find(({ name }) => name === value[key]);
    return { [key]: value[key], ...inOrder(kind?.fields ?? [], value, isSpanish) };
  }
  return value;
}

/**
 * The data of a file as the desk saves it: fields in the order of the form, empty ones left out, and those that no form
 * shows at the end.
 * @param isSpanish whether it is the Spanish file, which has the facts
 */
export function inOrder(fields: readonly Field[], data: Data, isSpanish: boolean): Data {
  const result: Data = {};
  for (const field of fields) {
    if (!isSpanish && !field.i18n && !(field.name in data)) continue;
    const value = written(field, data[field.name], isSpanish);
    if (!isEmpty(value)) result[field.name] = value;
  }
  for (const name of Object.keys(data).sort(naturally)) {
    if (!fields.some((field) => field.name === name)) result[name] = sorted(data[name]);
  }
  return result;
}

/** YAML as the desk writes it: https://sveltiacms.app/en/docs/data-output */
export function yamlOf(data: Data): string {
  const options = { indent: 2, indentSeq: true, lineWidth: 0, singleQuote: true } as const;
  return `${stringify(data, null, { ...options, defaultKeyType: 'PLAIN', defaultStringType: 'PLAIN' }).trim()}\n`;
}

/** A Markdown file as the desk writes it. */
export function markdownOf(data: Data, body: string): string {
  const text = body.trim();
  if (Object.keys(data).length === 0) return `${text}\n`;
  return `---\n${yamlOf(data)}---\n${text && `\n${text}\n`}`;
}
