import { z } from 'zod';

// For issues that have no message below.
z.config(z.locales.es());

const KINDS: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no («true» o «false»)',
  array: 'una lista',
  tuple: 'una lista',
  object: 'un grupo de campos',
  record: 'un grupo de campos',
};

/** What a limit counts: characters of a text, entries of a list; nothing for a number. */
const COUNTED: Record<string, string> = { string: 'caracteres', array: 'entradas' };

function beyond(
  { input, origin, exact }: { input: unknown; origin: string; exact?: boolean },
  limit: number | bigint,
  limitName: string,
): string {
  const unit = COUNTED[origin];
  if (!unit) return `${input} no vale: el ${limitName} es ${limit}`;
  const { length } = input as string | unknown[];
  return `tiene ${length} ${unit}: ${exact ? `se esperaban ${limit}` : `el ${limitName} es ${limit}`}`;
}

const quoted = (values: readonly unknown[]) => values.map((value) => `«${value}»`).join(', ');

/**
 * Zod's messages in Spanish, for the owner: what a value is, and what was expected. A schema's own message takes
 * precedence.
 */
export const inSpanish: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  const missing = input === undefined || input === null;
  if (code === 'invalid_type') {
    const expected = `se esperaba ${KINDS[issue.expected] ?? issue.expected}`;
    if (issue.expected === 'string' && ['number', 'boolean'].includes(typeof input))
      return `${expected}: escríbelo entre comillas, como «'${input}'»`;
    return missing ? `falta: ${expected}` : expected;
  }
  if (code === 'invalid_value') {
    const expected = `se esperaba ${issue.values.length > 1 ? 'uno de estos: ' : ''}${quoted(issue.values)}`;
    return missing ? `falta: ${expected}` : `«${input}» no vale: ${expected}`;
  }
  if (code === 'too_big') return beyond(issue, issue.maximum, 'máximo');
  if (code === 'too_small') return beyond(issue, issue.minimum, 'mínimo');
  if (code === 'unrecognized_keys') return `no se conoce ${quoted(issue.keys)}: ¿está bien escrito?`;
  return undefined;
};
