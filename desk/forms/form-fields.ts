import { LANGUAGES } from '#app/site/language-codes.ts';
import type { Described } from './described-schema.ts';
import { labelOf, optionLabel } from './labels.ts';

/** A widget of Sveltia CMS, with its options: https://sveltiacms.app/en/docs/fields */
type Widget = {
  widget: string;
  /** `true`: each language has its own; `duplicate`: a list that is as long in all of them */
  i18n?: true | 'duplicate';
  fields?: Field[];
  field?: Field;
  types?: { name: string; label: string; fields: Field[] }[];
  [option: string]: unknown;
};

/** A field of a form. */
export type Field = Widget & {
  name: string;
  label: string;
  /** or the languages that must have it */
  required: boolean | readonly string[];
  hint?: string;
};

/** Entries that a field may refer to, by the word of `.meta({ refersTo })`. */
type References = Record<string, Record<string, unknown>>;

/** Names from the form down to a field. Items of lists have none of their own. */
type Path = readonly string[];

/** Characters above which the field of a text has several lines. */
const LONG = 90;

/** The Spanish schema of a text that has one for each language; any other schema as it is. */
function ofOneLanguage(node: Described): Described {
  const { properties, description } = node;
  if (!properties || !LANGUAGES.every((language) => language in properties)) return node;
  const { required: neededIn } = node;
  return {
    ...properties.es,
    ...(description && { description }),
    ...(neededIn && { neededIn }),
    translated: true,
  };
}

function everythingTranslated(node: Described): Described {
  const properties = Object.entries(node.properties ?? {});
  return {
    ...node,
    properties: Object.fromEntries(properties.map(([name, each]) => [name, { ...each, translated: true }])),
  };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The rules of a text as one regular expression and one message: a field takes no more. */
function ruleOf({ pattern, message, minLength = 0, maxLength, finished, format }: Described) {
  if (format === 'email') return {};
  if (format === 'uri')
    return { pattern: ['^https://\\S+$', 'Escribe la dirección completa: empieza por https://'] };
  const parts: string[] = [];
  const said: string[] = [];
  // A claim's number is shorter than its placeholder, so only the content check measures texts with one.
  if (finished && maxLength) {
    parts.push(`(?=[\\s\\S]*\\{\\{|[\\s\\S]{${minLength},${maxLength}}$)`);
    said.push(
      minLength > 1
        ? `Escribe entre ${minLength} y ${maxLength} caracteres.`
        : `Escribe ${maxLength} caracteres como máximo.`,
    );
  }
  if (pattern) {
    parts.push(`(?=${pattern.startsWith('^') ? '' : '[\\s\\S]*'}(?:${pattern}))`);
    said.push(message ? sentence(message) : 'No tiene la forma esperada.');
  }
  return parts.length > 0 ? { pattern: [`^${parts.join('')}`, said.join(' ')] } : {};
}

/** A file of assets/, stored by its path: Sveltia shows no picture for a bare file name. */
function fileWidget(folder: string, pattern = ''): Widget {
  const ends = /\\\.\(?([\w|]+)\)?\$$/.exec(pattern)?.[1]?.split('|') ?? [];
  return {
    widget: ends.some((end) => /^(?:jpg|png|svg)$/.test(end)) ? 'image' : 'file',
    accept: ends.map((end) => `.${end}`).join(','),
    media_folder: `/${folder}`,
    public_folder: `/${folder}`,
    choose_url: false,
  };
}

function textWidget(node: Described): Widget {
  const { format, finished, minLength = 0, maxLength, markdown, folder } = node;
  if (markdown) return { widget: 'markdown', modes: ['raw'], editor_components: [] };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (folder) return fileWidget(folder, node.pattern);
  return {
    widget: (maxLength ?? 0) > LONG ? 'text' : 'string',
    // Not `url`: beside our own pattern, Sveltia would report one mistake twice.
    ...(format === 'email' && { type: format }),
    ...(!finished && minLength > 1 && { minlength: minLength }),
    ...(!finished && maxLength && { maxlength: maxLength }),
    ...ruleOf(node),
    use_emoji_autocomplete: false,
  };
}

/** Whether only code uses a field: a fixed value, or an object whose keys no schema lists. Forms do not show it. */
function isForCode({ developer, const: fixed, properties, additionalProperties }: Described): boolean {
  return (
    developer === true || fixed !== undefined || (!properties && typeof additionalProperties === 'object')
  );
}

/** A bound that a schema sets. Zod also gives integers the limits of JavaScript's safe integers. */
function bound(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
}

function numberWidget({ type, minimum, exclusiveMinimum, maximum }: Described): Widget {
  const isWhole = type === 'integer';
  const above = bound(exclusiveMinimum);
  const least = bound(minimum) ?? (above === undefined ? undefined : isWhole ? above + 1 : above);
  const most = bound(maximum);
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
  };
}

/** Fields that say what an item of a list is, whatever stands before them. */
const NAMING = ['name', 'holdsFor'];

/** Makes the fields of forms from the schemas, so that the two cannot differ. */
export class FormFields {
  readonly #references: References;
  readonly #published: readonly string[];

  /**
   * @param references entries that fields may refer to
   * @param published languages that a text must be in
   */
  constructor(references: References, published: readonly string[]) {
    this.#references = references;
    this.#published = published;
  }

  /**
   * The fields of an object, in the order of its schema.
   * @throws {Error} naming the path of a field that has no label, or that no form can show
   */
  of(node: Described, path: Path): Field[] {
    return Object.entries(node.properties ?? {})
      .filter(([, property]) => !isForCode(property))
      .map(([name, property]) =>
        this.#field(name, property, [...path, name], node.required?.includes(name) ?? false),
      );
  }

  #field(name: string, given: Described, path: Path, needed: boolean): Field {
    const options = given.anyOf ?? given.oneOf;
    const others = options?.filter(({ type }) => type !== 'null');
    const isNullable = others !== undefined && others.length < (options?.length ?? 0);
    const [only] = others ?? [];
    const { description } = given;
    const node = ofOneLanguage(
      isNullable && others.length === 1 ? { ...only, ...(description && { description }) } : given,
    );
    return {
      name,
      label: labelOf(path),
      ...this.#widget(name, node, path),
      required: needed && !isNullable && (!node.translated || this.#languages(node.neededIn)),
      ...(node.description && { hint: node.description }),
    };
  }

  /** Languages that must have a text: those that its schema names, or all published ones; `true` if it is every one. */
  #languages(needed: readonly string[] = this.#published): true | readonly string[] {
    return LANGUAGES.every((language) => needed.includes(language)) || needed;
  }

  #widget(name: string, node: Described, path: Path): Widget {
    const own = node.translated ? { i18n: true as const } : {};
    const reference = node.refersTo && this.#references[node.refersTo];
    if (reference) return { widget: 'relation', ...reference, ...own };
    if (node.enum) return { widget: 'select', options: node.enum.map((value) => optionLabel(path, value)) };
    if (node.anyOf ?? node.oneOf) return this.#kinds(node, path);
    switch (node.type) {
      case 'string':
        return { ...textWidget(node), ...own };
      case 'number':
      case 'integer':
        return { ...numberWidget(node), ...(node.default !== undefined && { default: node.default }) };
      case 'boolean':
        return { widget: 'boolean', default: node.default ?? false };
      case 'array':
        return this.#list(name, node, path);
      case 'object':
        return this.#object(node, path);
      default:
        throw new Error(`${path.join('.')}: no form can show this: ${JSON.stringify(node)}`);
    }
  }

  #object(node: Described, path: Path): Widget {
    const fields = this.of(node, path);
    return { widget: 'object', fields, ...(fields.some(({ i18n }) => i18n) && { i18n: true as const }) };
  }

  /** A discriminated union: a field with a fixed value tells the kinds of object apart. */
  #kinds(node: Described, path: Path): Widget {
    const kinds = (node.anyOf ?? node.oneOf ?? []).filter(({ type }) => type !== 'null');
    const key = Object.entries(kinds[0]?.properties ?? {}).find(([, { const: value }]) => value)?.[0];
    if (!key) throw new Error(`${path.join('.')}: no field tells the kinds apart`);
    return {
      widget: 'object',
      typeKey: key,
      types: kinds.map(({ properties: { [key]: kind, ...properties } = {}, ...rest }) => {
        const value = String(kind?.const);
        return {
          name: value,
          label: optionLabel([...path, key], value).label,
          fields: this.of({ ...rest, properties }, path),
        };
      }),
    };
  }

  #list(name: string, node: Described, path: Path): Widget {
    const { items, prefixItems, minItems, maxItems } = node;
    const limits = {
      ...(minItems !== undefined && { min: minItems }),
      ...(maxItems !== undefined && { max: maxItems }),
    };
    const fixed = { allow_add: false, allow_remove: false, allow_reorder: false, allow_duplicate: false };
    if (prefixItems) {
      const [first = {}] = prefixItems;
      const field = this.#field('value', first, [...path, 'value'], true);
      const count = prefixItems.length;
      return {
        widget: 'list',
        field,
        label_singular: 'número',
        min: count,
        max: count,
        allow_reorder: false,
      };
    }
    const item = ofOneLanguage(items ?? {});
    if (item.enum || item.refersTo) {
      return {
        ...this.#widget(name, item, path),
        multiple: true,
        ...limits,
        ...(node.translated && { i18n: true }),
      };
    }
    if (item.type !== 'object') {
      const field = this.#field(
        'value',
        { ...item, ...(node.translated && { translated: true }) },
        [...path, 'value'],
        true,
      );
      return { widget: 'list', field, ...limits, ...(field.i18n && { i18n: 'duplicate' as const }) };
    }
    // If each language has its own list, all fields of its items are translated.
    const fields = this.of(node.translated ? everythingTranslated(item) : item, path);
    const isTranslated = fields.some(({ i18n }) => i18n);
    // Files of other languages name an entry by its id.
    const own = fields.map((field) =>
      isTranslated && field.name === 'id' ? { ...field, i18n: 'duplicate' as const } : field,
    );
    const image = own.find(({ widget }) => widget === 'image');
    const title =
      own.find(({ name }) => NAMING.includes(name)) ?? own.find(({ i18n }) => i18n === true) ?? own[0];
    const isFixed = minItems !== undefined && minItems === maxItems;
    return {
      widget: 'list',
      fields: own,
      ...limits,
      ...(isFixed && fixed),
      collapsed: true,
      summary: `{{fields.${title?.name}}}`,
      ...(image && { thumbnail: image.name }),
      ...(isTranslated && { i18n: node.translated ?? ('duplicate' as const) }),
    };
  }
}
