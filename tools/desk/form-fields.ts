import { LANGUAGES } from '#app/site/language-codes.ts';
import type { Described } from './described-schema.ts';
import { labelOf, optionLabel } from './labels.ts';

/** What a field is filled in with, in the words of Sveltia CMS: https://sveltiacms.app/en/docs/fields */
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

/** Where the entries are that a field may name, by the word of `.meta({ refersTo })`. */
export type References = Record<string, Record<string, unknown>>;

/** Names from the form down to a field. Items of lists have none of their own. */
type Path = readonly string[];

/** Longer texts get several lines. */
const LONG = 90;

/** The Spanish of a text that stands in all languages; anything else as it is. */
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

/** The rules of a text as one expression and its message: a form knows no more. */
function ruleOf({ pattern, message, minLength = 0, maxLength, finished, format }: Described) {
  if (format === 'email') return {};
  if (format === 'uri')
    return { pattern: ['^https://\\S+$', 'Escribe la dirección completa: empieza por https://'] };
  const parts: string[] = [];
  const said: string[] = [];
  // A claim's number is shorter than its name: a text that names one is measured by the content check alone.
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

/** A file of assets/, by its path: of a name alone the desk shows no picture. */
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
    // Not `url`: with a rule of ours, the desk would say one mistake twice.
    ...(format === 'email' && { type: format }),
    ...(!finished && minLength > 1 && { minlength: minLength }),
    ...(!finished && maxLength && { maxlength: maxLength }),
    ...ruleOf(node),
    use_emoji_autocomplete: false,
  };
}

/** Whether only code asks for it: a fixed value, names that no schema knows. Forms leave it as it is. */
function isForCode({ developer, const: fixed, properties, additionalProperties }: Described): boolean {
  return (
    developer === true || fixed !== undefined || (!properties && typeof additionalProperties === 'object')
  );
}

/** Bounds that somebody has set; whole numbers have JavaScript's besides. */
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

/** Makes the fields of forms of the schemas, so that both say the same. */
export class FormFields {
  readonly #references: References;
  readonly #published: readonly string[];

  /**
   * @param references where the entries are that fields may name
   * @param published the languages that a text must be in
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

  /** Where a text must be: in the languages that its schema names, or in all that are published. */
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

  /** An object of one kind or another, told apart by a field with a fixed value. */
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
    // A list of its own for each language: so is all that is in it.
    const fields = this.of(node.translated ? everythingTranslated(item) : item, path);
    const isTranslated = fields.some(({ i18n }) => i18n);
    // Files of other languages name an entry by its id.
    const own = fields.map((field) =>
      isTranslated && field.name === 'id' ? { ...field, i18n: 'duplicate' as const } : field,
    );
    const image = own.find(({ widget }) => widget === 'image');
    const title = own.find(({ name }) => name === 'name') ?? own.find(({ i18n }) => i18n === true) ?? own[0];
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
