import { z } from 'zod';

/** What the desk needs to know of a schema: JSON Schema, and properties for what it cannot express. */
export type Described = {
  type?: string;
  description?: string;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  /** what was expected, if `pattern` or `format` does not fit */
  message?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Described;
  prefixItems?: Described[];
  properties?: Record<string, Described>;
  required?: string[];
  additionalProperties?: Described | false;
  anyOf?: Described[];
  oneOf?: Described[];
  /** the text may name claims, and its limits are for the text with their numbers */
  finished?: true;
  /** `.meta({ translated: true })`: each language has its own */
  translated?: true;
  /** the languages that must have the text, if the schema names them */
  neededIn?: string[];
  /** `.meta({ refersTo })`: the collection whose entry it names */
  refersTo?: string;
  /** `.meta({ folder })`: folder of the file that it names */
  folder?: string;
  /** `.meta({ markdown: true })`: a long text */
  markdown?: true;
  /** `.meta({ developer: true })`: code depends on this value, so no form shows it */
  developer?: true;
};

type Override = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0];

/** The error message of the format check of a text. */
function messageOf({ zodSchema }: Override): string | undefined {
  for (const check of zodSchema._zod.def.checks ?? []) {
    const { check: kind, error } = check._zod.def;
    if (kind !== 'string_format' || !error) continue;
    const say = error as (issue: object) => string | { message: string } | null | undefined;
    const said = say({ code: 'invalid_format', input: '', path: [] });
    return typeof said === 'string' ? said : said?.message;
  }
  return undefined;
}

/**
 * A schema as data: its input, as a person writes it, with the limits of its output.
 * @param schema any schema of app/content/schema
 */
export function describeSchema(schema: z.core.$ZodType): Described {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override(context) {
      const { def } = context.zodSchema._zod;
      // A text with claims has its limits after the numbers are filled in; other pipes only reshape the data.
      if (def.type === 'pipe' && (def as z.core.$ZodPipeDef).out._zod.def.type !== 'transform') {
        const { description } = context.jsonSchema;
        Object.assign(context.jsonSchema, describeSchema((def as z.core.$ZodPipeDef).out), {
          finished: true,
          ...(description && { description }),
        });
      }
      const message = messageOf(context);
      if (message) Object.assign(context.jsonSchema, { message });
    },
  });
  return described as Described;
}
